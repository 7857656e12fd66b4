/**
 * The blackjack table, for one player or with others. Its markup is assumed.
 * @module
 */
import type { JSX } from 'preact';
import { LyingCard, turnTime } from '../../../page/faces.tsx';
import type { TableState } from '../../../page/use-table.ts';
import { type Laid, useTurning } from '../../../page/use-turning.ts';
import type { Settings } from '../../../settings.ts';
import { ACTIONS } from '../../blackjack.ts';
import type { BlackjackView } from '../blackjack.ts';
import type { Texts } from './texts.ts';

interface BlackjackProps {
  readonly table: TableState<BlackjackView> & { readonly view: BlackjackView };
  readonly settings: Settings;
  readonly texts: Texts;
}

/** The cards at a seat, or the dealer's. */
interface Side {
  readonly name: string;
  readonly hands: readonly (readonly Laid[])[];
}

/** What the others at the table call themselves. */
const OTHERS = ['weirdfrog', 'coco_fan_7', 'mrstack'];

export function Blackjack({ table: { view, busy, send }, settings, texts }: BlackjackProps): JSX.Element {
  const others = (hands: BlackjackView['seatsBefore'], first: number): Side[] =>
    hands.map((hand, i) => sideOf(OTHERS[first + i]!, [hand]));
  const own = sideOf(texts.you, view.player);
  const seats = [...others(view.seatsBefore, 0), own, ...others(view.seatsAfter, view.seatsBefore.length)];
  const dealer = sideOf(texts.dealer, [view.dealer]);
  const all = [...seats, dealer].flatMap(({ hands }) => hands.flat());
  const { cards, moving } = useTurning(all, view.hand, settings.speed);
  const isBlocked = busy || moving;
  const isOver = view.stage === 'over' && !moving;
  const show = (side: Side) => (
    <div key={side.name} class="s3e">
      <div class="n1a">{side.name}</div>
      {side.hands.map((hand, h) => (
        <div key={h} class={`h8d${side === own && view.active === h && side.hands.length > 1 ? ' a5f' : ''}`}>
          {hand.map(({ place }) => {
            const lying = cards.get(place)!;
            return (
              <div key={place} class={`c6w ${lying.how}`} style={turnTime(lying)}>
                <LyingCard lying={lying} skin={settings.skin} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
  return (
    <section class="t2q">
      <div class="d7m">{show(dealer)}</div>
      <div class="g4u">{seats.map(show)}</div>
      <p class="o9z" role="status">
        {isOver && view.win !== null && outcomeOf(view, view.win, texts)}
      </p>
      <div class="b5j">
        <span>
          {texts.wager}: <b>{view.bet}</b>
        </span>
        <span>
          {texts.payout}: <b>{isOver ? view.win : ''}</b>
        </span>
        <span>
          {texts.balance}: <b>{view.balance}</b>
        </span>
      </div>
      <div class="x1r">
        {ACTIONS.map((action) => (
          <button
            key={action}
            type="button"
            class={view.stage === 'dealt' ? `main ${action}` : action}
            disabled={isBlocked || !view.actions.includes(action)}
            onClick={() => send('play', { action })}
          >
            {texts.actions[action]}
          </button>
        ))}
        <button
          type="button"
          class={view.stage === 'dealt' ? 'deal' : 'main deal'}
          disabled={isBlocked || view.stage === 'dealt'}
          onClick={() => send('deal')}
        >
          {texts.bet}
        </button>
      </div>
    </section>
  );
}

const sideOf = (name: string, hands: readonly BlackjackView['dealer'][]): Side => ({
  name,
  hands: hands.map((hand, h) => hand.map((card, i) => ({ place: `${name}, hand ${h}, card ${i}`, card }))),
});

function outcomeOf({ bet }: BlackjackView, win: number, texts: Texts): string {
  if (win === bet) return texts.push;
  return win > bet ? texts.won : texts.lost;
}
