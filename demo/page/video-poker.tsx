/**
 * The video poker table of casinos whose own markup is described nowhere.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Card, rankOf, suitOf } from '../../src/core/cards.ts';
import { type PayTable, RANKS_PAID, type RankName } from '../../src/core/games/pay-tables.ts';
import type { VideoPokerView } from '../casinos/video-poker-table.ts';
import type { Settings } from '../settings.ts';
import { TRICKS } from '../tricks.ts';
import { SUIT_SYMBOLS } from './card-names.ts';
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
  useStyle(TRICKS[settings.trick].style);
  const deciding = view.stage === 'dealt';
  const held = deciding ? chosen : view.held;
  const over = view.stage === 'over' && !moving;
  return (
    <section id="videopoker" class="game" data-hands={view.hand}>
      <h1>{title}</h1>
      <Pays table={view.payTable} won={over ? view.rank : null} texts={texts} />
      {view.drawn && <Drawn cards={view.drawn} />}
      <ol class={view.drawn ? 'cards unseen' : 'cards'}>
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
      {view.unseen && (
        <ol class="cards unseen">
          {view.unseen.map((card) => (
            <li key={card} class="card">
              <LyingCard lying={{ card, how: 'up', turn: 0 }} skin={settings.skin} />
            </li>
          ))}
        </ol>
      )}
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

/** Adds rules to those of the page; its policy forbids a `<style>` of its own. */
function useStyle(rules: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, [rules]);
}

/** Cards as the player sees them, and no reader of text does. */
function Drawn({ cards }: { cards: readonly Card[] }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = canvas.current!;
    const pen = canvas.current!.getContext('2d')!;
    pen.clearRect(0, 0, width, height);
    pen.font = '48px Georgia, serif';
    for (const [i, card] of cards.entries()) {
      pen.fillStyle = '#fff';
      pen.fillRect(i * 124, 0, 112, height);
      pen.fillStyle = 'dh'.includes(suitOf(card)) ? '#c22735' : '#1b1f27';
      pen.fillText(rankOf(card) + SUIT_SYMBOLS[suitOf(card)], i * 124 + 20, 95);
    }
  }, [cards]);
  return <canvas ref={canvas} width={608} height={157} style={{ gridColumn: '1 / -1', margin: '0 auto' }} />;
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
