/**
 * The video poker table. Its markup is assumed: the real one's is described nowhere.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PAY_TABLES, RANKS_PAID } from '../../../../src/core/games/pay-tables.ts';
import { LyingCard, turnTime } from '../../../page/faces.tsx';
import type { TableState } from '../../../page/use-table.ts';
import { type Lying, useTurning } from '../../../page/use-turning.ts';
import type { Settings, Skin } from '../../../settings.ts';
import type { VideoPokerView } from '../video-poker.ts';
import { Meter } from './meter.tsx';
import type { Texts } from './texts.ts';

interface VideoPokerProps {
  readonly table: TableState<VideoPokerView> & { readonly view: VideoPokerView };
  readonly settings: Settings;
  readonly texts: Texts;
}

const POSITIONS = [0, 1, 2, 3, 4];
const NONE_HELD = POSITIONS.map(() => false);

export function VideoPoker({ table: { view, busy, send }, settings, texts }: VideoPokerProps): JSX.Element {
  const laid = view.cards.map((card, i) => ({ place: String(i), card }));
  const { cards, moving } = useTurning(laid, view.hand, settings.speed);
  const [chosen, setChosen] = useState<readonly boolean[]>(NONE_HELD);
  useEffect(() => setChosen(NONE_HELD), [view.hand]);
  const deciding = view.stage === 'dealt';
  const held = deciding ? chosen : view.held;
  const over = view.stage === 'over' && !moving;
  return (
    <section id="videopoker" class="game">
      <h1>{texts.variants[view.variant]}</h1>
      <PayTable view={view} over={over} texts={texts} />
      <ol class="cards">
        {POSITIONS.map((i) => (
          <Place
            key={i}
            lying={cards.get(String(i))}
            skin={settings.skin}
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
        class="main"
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
  readonly skin: Skin;
  readonly held: boolean;
  readonly heldMark: string;
  /** Null where the card cannot be held now. */
  readonly onPress: (() => void) | null;
}

function Place({ lying, skin, held, heldMark, onPress }: PlaceProps): JSX.Element {
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
        {lying && <LyingCard lying={lying} skin={skin} />}
      </button>
      {held && <span class="mark">{heldMark}</span>}
    </li>
  );
}

function PayTable({ view, over, texts }: { view: VideoPokerView; over: boolean; texts: Texts }): JSX.Element {
  const { family, pays } = PAY_TABLES[view.variant];
  return (
    <table class="paytable">
      <tbody>
        {RANKS_PAID[family].map((rank) => (
          <tr key={rank} class={over && rank === view.rank ? 'hit' : undefined}>
            <th scope="row">{texts.ranks[rank]}</th>
            <td>{pays[rank]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
