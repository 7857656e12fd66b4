/**
 * The video poker table of casinos whose own markup is described nowhere.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type PayTable, RANKS_PAID, type RankName } from '../../src/core/games/pay-tables.ts';
import type { VideoPokerView } from '../casinos/video-poker-table.ts';
import type { Settings } from '../settings.ts';
import { LyingCard, turnTime } from './faces.tsx';
import { Meter } from './meter.tsx';
import type { VideoPokerTexts } from './table-texts.ts';
import type { TableState } from './use-table.ts';
import { type Lying, useTurning } from './use-turning.ts';

interface VideoPokerProps {
  readonly title: string;
  readonly table: TableState<VideoPokerView<unknown>> & { readonly view: VideoPokerView<unknown> };
  readonly settings: Settings;
  readonly texts: VideoPokerTexts;
  /** How a card is built, where that is the casino's own. */
  readonly face?: (lying: Lying) => JSX.Element;
}

const POSITIONS = [0, 1, 2, 3, 4];
const NONE_HELD = POSITIONS.map(() => false);

export function VideoPoker({ title, table, settings, texts, face }: VideoPokerProps): JSX.Element {
  const { view, busy, send } = table;
  const laid = view.cards.map((card, i) => ({ place: String(i), card }));
  const { cards, moving } = useTurning(laid, view.hand, settings.speed);
  const [chosen, setChosen] = useState<readonly boolean[]>(NONE_HELD);
  useEffect(() => setChosen(NONE_HELD), [view.hand]);
  const deciding = view.stage === 'dealt';
  const held = deciding ? chosen : view.held;
  const over = view.stage === 'over' && !moving;
  return (
    <section id="videopoker" class="game" data-hands={view.hand}>
      <h1>{title}</h1>
      <Pays table={view.payTable} won={over ? view.rank : null} texts={texts} />
      <ol class="cards">
        {POSITIONS.map((i) => (
          <Place
            key={i}
            lying={cards.get(String(i))}
            face={face ?? ((lying) => <LyingCard lying={lying} skin={settings.skin} />)}
            held={held[i] ?? false}
            heldMark={texts.held}
            onPress={deciding && !moving ? () => setChosen(chosen.with(i, !chosen[i])) : null}
          />
        ))}
      </ol>
      <p class="outcome" role="status">
        {over && view.rank && texts.ranks[view.rank]}
      </p>
      <dl class="meters">
        <Meter label={texts.bet} value={view.bet} />
        <Meter label={texts.win} value={over ? view.win : null} />
        <Meter label={texts.balance} value={view.balance} />
      </dl>
      <button
        type="button"
        class={deciding ? 'main draw' : 'main bet'}
        disabled={busy || moving}
        onClick={() => (deciding ? send('draw', { held: chosen }) : send('deal'))}
      >
        {deciding ? texts.draw : texts.deal}
      </button>
    </section>
  );
}

interface PlaceProps {
  /** Undefined where no card lies. */
  readonly lying: Lying | undefined;
  face(lying: Lying): JSX.Element;
  readonly held: boolean;
  readonly heldMark: string;
  /** Null where the card cannot be held now. */
  readonly onPress: (() => void) | null;
}

function Place({ lying, face, held, heldMark, onPress }: PlaceProps): JSX.Element {
  return (
    <li class={`card ${lying?.how ?? 'empty'}${held ? ' held' : ''}`}>
      <button
        type="button"
        class="pick"
        aria-pressed={held}
        disabled={!onPress}
        onClick={onPress ?? undefined}
        style={lying ? turnTime(lying) : {}}
      >
        {lying && face(lying)}
      </button>
      {held && <span class="mark">{heldMark}</span>}
    </li>
  );
}

interface PaysProps {
  readonly table: PayTable;
  readonly won: RankName | null;
  readonly texts: VideoPokerTexts;
}

const Pays = ({ table: { family, pays }, won, texts }: PaysProps): JSX.Element => (
  <table class="paytable">
    <tbody>
      {RANKS_PAID[family].map((rank) => (
        <tr key={rank} class={rank === won ? 'hit' : undefined}>
          <th scope="row">{texts.ranks[rank]}</th>
          <td>{pays[rank]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
