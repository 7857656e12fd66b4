/**
 * The blackjack table of casinos whose own markup is described nowhere.
 * @module
 */
import type { JSX } from 'preact';
import { ACTIONS } from '../casinos/blackjack.ts';
import type { BlackjackView } from '../casinos/blackjack-table.ts';
import type { Settings, Skin } from '../settings.ts';
import { LyingCard, turnTime } from './faces.tsx';
import { Meter } from './meter.tsx';
import type { BlackjackTexts } from './table-texts.ts';
import type { TableState } from './use-table.ts';
import { type Laid, type Lying, useTurning } from './use-turning.ts';

interface BlackjackProps {
  readonly table: TableState<BlackjackView<unknown>> & { readonly view: BlackjackView<unknown> };
  readonly settings: Settings;
  readonly texts: BlackjackTexts;
}

export function Blackjack({ table: { view, busy, send }, settings, texts }: BlackjackProps): JSX.Element {
  const hands = view.player.map((hand, h) => laidOut(`hand ${h}`, hand));
  const dealer = laidOut('dealer', view.dealer);
  const { cards, moving } = useTurning([...hands.flat(), ...dealer], view.hand, settings.speed);
  const isBlocked = busy || moving;
  const isOver = view.stage === 'over' && !moving;
  const row = (laid: readonly Laid[], className: string) => (
    <Row
      key={className}
      lying={laid.map(({ place }) => cards.get(place)!)}
      skin={settings.skin}
      className={className}
    />
  );
  return (
    <section id="blackjack" class="game" data-hands={view.hand}>
      <h1>{texts.blackjack}</h1>
      <div class="side">
        <h2>{texts.dealer}</h2>
        {row(dealer, 'cards')}
      </div>
      <div class="side">
        <h2>{texts.player}</h2>
        <div class="hands">
          {hands.map((hand, h) =>
            row(hand, `cards${h === view.active && hands.length > 1 ? ' active' : ''} n${h}`),
          )}
        </div>
      </div>
      <p class="outcome" role="status">
        {isOver &&
          view.win !== null &&
          (view.win > view.bet ? texts.won : view.win === view.bet ? texts.push : texts.lost)}
      </p>
      <dl class="meters">
        <Meter label={texts.bet} value={view.bet} />
        <Meter label={texts.win} value={isOver ? view.win : null} />
        <Meter label={texts.balance} value={view.balance} />
      </dl>
      {view.stage === 'dealt' ? (
        <div class="actions">
          {ACTIONS.map((action) => (
            <button
              key={action}
              type="button"
              class={`main ${action}`}
              disabled={isBlocked || !view.actions.includes(action)}
              onClick={() => send('play', { action })}
            >
              {texts.actions[action]}
            </button>
          ))}
        </div>
      ) : (
        <button type="button" class="main deal bet" disabled={isBlocked} onClick={() => send('deal')}>
          {texts.deal}
        </button>
      )}
    </section>
  );
}

const laidOut = (name: string, cards: BlackjackView<unknown>['dealer']): Laid[] =>
  cards.map((card, i) => ({ place: `${name}, card ${i}`, card }));

interface RowProps {
  readonly lying: readonly Lying[];
  readonly skin: Skin;
  readonly className: string;
}

const Row = ({ lying, skin, className }: RowProps): JSX.Element => (
  <ol class={className}>
    {lying.map((card, i) => (
      <li key={i} class={`card ${card.how}`}>
        <div class="pick" style={turnTime(card)}>
          <LyingCard lying={card} skin={skin} />
        </div>
      </li>
    ))}
  </ol>
);
