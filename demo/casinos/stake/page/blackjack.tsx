/**
 * Stake's blackjack table, in both builds of its markup that are known.
 * @module
 */
import type { JSX } from 'preact';
import type { Card } from '../../../../src/core/cards.ts';
import type { TableState } from '../../../page/use-table.ts';
import { type Laid, useTurning } from '../../../page/use-turning.ts';
import type { Settings } from '../../../settings.ts';
import { ACTIONS, totalOf } from '../../blackjack.ts';
import type { BlackjackView as AnyBlackjackView } from '../../blackjack-table.ts';
import type { PairPanel } from '../../seed-pairs.ts';
import { type Build, StakeCard } from './card.tsx';
import type { Texts } from './texts.ts';

export type BlackjackView = AnyBlackjackView<PairPanel>;

interface BlackjackProps {
  readonly table: TableState<BlackjackView> & { readonly view: BlackjackView };
  readonly build: Build;
  readonly settings: Settings;
  readonly texts: Texts;
}

export function Blackjack({ table, build, settings, texts }: BlackjackProps): JSX.Element {
  const { view, busy, send } = table;
  const hands = view.player.map((hand, h) => laidOut(`hand ${h}`, hand));
  const dealer = laidOut('dealer', view.dealer);
  const { cards, moving } = useTurning([...hands.flat(), ...dealer], view.hand, settings.speed);
  const isBlocked = busy || moving;
  const isOver = view.stage === 'over' && !moving;
  const hand = (laid: readonly Laid[], faces: readonly (Card | null)[]) => (
    <div class="hand-wrap">
      <div class="value">{worthOf(faces)}</div>
      <div class="cards">
        {laid.map(({ place }) => (
          <div key={place} class="card-wrap">
            <StakeCard lying={cards.get(place)!} build={build} />
          </div>
        ))}
      </div>
    </div>
  );
  const dealerHand = hand(dealer, view.dealer);
  const playerHands = hands.map((laid, h) => hand(laid, view.player[h]!));
  return (
    <div class="game stake-game" data-hands={view.hand}>
      <div class="game-sidebar">
        <label>
          <span>{texts.amount}</span>
          <input {...named(build, 'input-game-amount')} value={view.bet} readOnly />
        </label>
        <div class="actions">
          {ACTIONS.filter((action) => action !== 'surrender').map((action) => {
            const isOpen = !isBlocked && view.actions.includes(action);
            // They are there all the time, open or not.
            return (
              <button
                key={action}
                type="button"
                class={isOpen ? `main ${action}` : action}
                data-test-action={action}
                data-test-action-enabled={String(isOpen)}
                disabled={build === 'outlines' && !isOpen}
                onClick={() => isOpen && send('play', { action })}
              >
                {texts.actions[action]}
              </button>
            );
          })}
        </div>
        <button
          type="button"
          {...named(build, 'bet-button')}
          class={view.stage === 'dealt' ? 'bet' : 'main bet'}
          disabled={isBlocked || view.stage === 'dealt'}
          onClick={() => send('deal')}
        >
          {texts.bet}
        </button>
      </div>
      {build === 'icons' ? (
        <div data-testid="game-blackjack" data-game-status={isOver ? statusOf(view) : 'none'} class="felt">
          <div data-testid="dealer">{dealerHand}</div>
          <div data-testid="player">{playerHands}</div>
        </div>
      ) : (
        <div class="hands felt">
          <div class="dealer">{dealerHand}</div>
          <div class="player">{playerHands}</div>
        </div>
      )}
    </div>
  );
}

/** How the builds name their parts. */
const named = (build: Build, name: string): object =>
  build === 'icons' ? { 'data-testid': name } : { 'data-test': name };

const laidOut = (name: string, cards: readonly (Card | null)[]): Laid[] =>
  cards.map((card, i) => ({ place: `${name}, card ${i}`, card }));

/** What the cards are worth: both ways, where an ace counts as either. */
function worthOf(cards: readonly (Card | null)[]): string {
  const faces = cards.filter((card) => card !== null);
  if (faces.length === 0) return '';
  const { total, isSoft } = totalOf(faces);
  return isSoft && total < 21 ? `${total - 10}, ${total}` : String(total);
}

/** One word for each of the player's hands. */
function statusOf({ player, dealer }: BlackjackView): string {
  const house = totalOf(dealer.filter((card) => card !== null)).total;
  const outcome = (cards: readonly Card[]): string => {
    const { total } = totalOf(cards);
    if (total > 21) return 'bust';
    if (total === 21 && cards.length === 2 && player.length === 1) return house === 21 ? 'push' : 'blackjack';
    if (house > 21 || total > house) return 'win';
    return total === house ? 'push' : 'lose';
  };
  return player.map(outcome).join(',');
}
