/**
 * Stake's hilo and baccarat tables. Known are the names of hilo's buttons and, in an older build, the markup of its cards;
 * assumed is the rest, the cards being those of blackjack.
 * @module
 */
import type { JSX } from 'preact';
import type { Card } from '../../../../src/core/cards.ts';
import type { TableState } from '../../../page/use-table.ts';
import { useTurning } from '../../../page/use-turning.ts';
import type { Settings } from '../../../settings.ts';
import type { BaccaratView } from '../baccarat.ts';
import type { Guess, HiloView } from '../hilo.ts';
import { StakeCard } from './card.tsx';
import type { Texts } from './texts.ts';

interface Props<View> {
  readonly table: TableState<View> & { readonly view: View };
  readonly settings: Settings;
  readonly texts: Texts;
}

export function Hilo({ table: { view, busy, send }, settings, texts }: Props<HiloView>): JSX.Element {
  const laid = view.cards.map((card, i) => ({ place: `card ${i}`, card }));
  const { cards, moving } = useTurning(laid, view.hand, settings.speed);
  const isBlocked = busy || moving;
  const inPlay = view.stage === 'dealt';
  const latest = laid.at(-1);
  const guess = (name: Guess, testId: string) => (
    <button
      type="button"
      data-testid={testId}
      class={inPlay ? `main ${name}` : name}
      disabled={isBlocked || !inPlay}
      onClick={() => send('guess', { guess: name })}
    >
      {texts.guesses[name]}
    </button>
  );
  return (
    <div class="game stake-game" data-hands={view.hand} data-testid="game-hilo">
      <div class="game-sidebar">
        {guess('higher', 'higher-button')}
        {guess('lower', 'lower-button')}
        {guess('skip', 'skip-button')}
        {inPlay ? (
          guess('cashout', 'cashout-button')
        ) : (
          <button
            type="button"
            data-testid="bet-button"
            class="main bet"
            disabled={isBlocked}
            onClick={() => send('deal')}
          >
            {texts.bet}
          </button>
        )}
      </div>
      <div class="felt">
        <div class="current" data-testid="hilo-current">
          {latest && <StakeCard lying={cards.get(latest.place)!} build="icons" />}
        </div>
        <div class="cards past" data-testid="hilo-history">
          {laid.map(({ place }) => (
            <div key={place} class="card-wrap">
              <StakeCard lying={cards.get(place)!} build="icons" small />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export function Baccarat({ table: { view, busy, send }, texts }: Props<BaccaratView>): JSX.Element {
  const side = (name: 'player' | 'banker', cards: readonly Card[]) => (
    <div class="side" data-testid={`baccarat-${name}`}>
      <h2>{texts[name]}</h2>
      <div class="cards">
        {cards.map((card, i) => (
          <div key={`${view.hand} ${i}`} class="card-wrap">
            <StakeCard lying={{ card, how: 'up', turn: 0 }} build="icons" />
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <div class="game stake-game" data-hands={view.hand} data-testid="game-baccarat">
      <div class="game-sidebar">
        <button type="button" class="chip">
          {texts.tie}
        </button>
        <button
          type="button"
          data-testid="bet-button"
          class="main bet"
          disabled={busy}
          onClick={() => send('deal')}
        >
          {texts.bet}
        </button>
      </div>
      <div class="felt">
        {side('player', view.player)}
        {side('banker', view.banker)}
      </div>
    </div>
  );
}
