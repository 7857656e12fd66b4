/**
 * Reads a casino's pages as its record says.
 * @module
 */
import type { Suit } from '../core/cards.ts';
import type { GameId } from '../core/game.ts';
import { PAYS, type Pays } from '../core/games/pays.ts';
import type { PanelReading, TableReading } from '../core/observation.ts';
import { readBaccarat } from '../reading/baccarat.ts';
import { valueBeside } from '../reading/beside.ts';
import { readBlackjack } from '../reading/blackjack.ts';
import type { Extra } from '../reading/card.ts';
import { controlsSaying, saysOneOf } from '../reading/controls.ts';
import { withoutDialogs } from '../reading/dialogs.ts';
import { localName, matches } from '../reading/dom.ts';
import { faceAround } from '../reading/hand-of-five.ts';
import { withoutHiddenCopies } from '../reading/hidden-copies.ts';
import { readHilo } from '../reading/hilo.ts';
import type { ControlName, FieldName } from '../reading/labels/words.ts';
import { readPanel } from '../reading/panel.ts';
import { withReceipts } from '../reading/receipt.ts';
import { hashOn } from '../reading/said.ts';
import { saysBet } from '../reading/seed-names.ts';
import { notFound, type Seen, seen, tableReading } from '../reading/seen.ts';
import { isBlank } from '../reading/shapes.ts';
import { type Survey, withHints } from '../reading/survey.ts';
import { findAll } from '../reading/tree.ts';
import { isToFillIn } from '../reading/verifier.ts';
import { readVideoPoker } from '../reading/video-poker.ts';
import type { PanelRecord, SiteRecord, TableRecord } from './site.ts';

/** How a casino's pages are read. */
export interface PageReader {
  /** The fairness panel, or null where the page shows none. */
  readPanel(survey: Survey): Seen<PanelReading> | null;
  /**
   * The table, or null where the page shows none. `byCards`: none of its controls is known, so that its cards count
   * without them; what is read then is `guessed`.
   */
  readTable(survey: Survey, byCards?: boolean): Seen<TableReading> | null;
  /** Whether an element is a control that bets, whatever its label says. */
  isBet?(element: Element): boolean;
}

/** The control that stands for those to play with, at games that tell by it that there is a decision to make. */
const PLAYS: Readonly<Partial<Record<GameId, ControlName>>> = {
  blackjack: 'hit',
  'video-poker': 'draw',
  hilo: 'higher',
};

export function readerOf({
  panels,
  tables,
  suits = {},
}: Pick<SiteRecord, 'panels' | 'tables' | 'suits'>): PageReader {
  const selectors = Object.values(suits);
  const extra = selectors.length > 0 ? extraFor(suits) : undefined;
  const readers = tables.map((table) => withControls(table, readerFor(table, extra)));
  const lost = tables.find(({ taught }) => taught);
  const bets = tables.flatMap(({ controls }) => controls?.bet ?? []);
  const said = tables.flatMap(({ controls }) => controls?.betSaid ?? []);
  return {
    readPanel(survey) {
      const panel = panelOn(panels, survey);
      const read = panel && readPanel(survey, panel.fields);
      return read || (panel?.taught ? lostPanel(survey) : null);
    },
    readTable(survey, byCards = false) {
      const icons = selectors.length > 0 ? findAll(survey.roots, selectors.join()) : [];
      const withIcons = icons.length > 0 ? withHints(survey, icons) : survey;
      const own = withoutHiddenCopies(withoutDialogs(withIcons), extra);
      for (const read of readers) {
        const seen = read(own, byCards);
        if (seen) return seen;
      }
      return lost ? lostTable(own, lost, extra) : null;
    },
    ...(bets.length + said.length > 0 && {
      isBet: (element) => bets.some((selector) => matches(element, selector)) || saysOneOf(element, said),
    }),
  };
}

/** The panel that a page shows: the first with a label of its own there, or else the last. */
export function panelOn(panels: readonly PanelRecord[], whole: Survey): PanelRecord | undefined {
  const survey = withReceipts(whole);
  const labelled = (name: FieldName) => survey.labelled(`fields:${name}`);
  const has = (name: FieldName) => labelled(name).length > 0;
  // A form that is still to be filled in shows nothing.
  const shows = (name: FieldName) =>
    labelled(name).some((label) => {
      const value = valueBeside(label, survey);
      return value !== null && !(isBlank(value.text) && isToFillIn(value.element, survey));
    });
  // What is said to be the next hand's is no pair's, whatever hash stands beside it.
  const isOfBet = labelled('next.commitment').some(({ text }) => saysBet(text));
  return (
    panels.find(
      ({ own, ownTogether }) =>
        own?.some(has) ||
        (!isOfBet && ownTogether?.some(({ all, none }) => all.every(has) && !none.some(shows))),
    ) ?? panels.at(-1)
  );
}

/** What was shown as the panel's is gone, though the page has a hash. */
function lostPanel(survey: Survey): Seen<PanelReading> | null {
  const hash = hashOn(survey);
  if (!hash) return null;
  const problem = notFound('absent', 'nothing stands in the places that were shown for the panel');
  return seen({ kind: 'panel', fields: { 'announced.commitment': problem } }, [hash]);
}

/** What was shown as the places of cards is gone, though there are cards. */
function lostTable(
  { cardHints }: Survey,
  { game }: TableRecord,
  extra: Extra | undefined,
): Seen<TableReading> | null {
  const hints = cardHints.slice(0, MOST_HINTS);
  if (!hints.some((hint) => faceAround(hint, extra))) return null;
  return seen(
    tableReading(game, 'moving', notFound('absent', 'no cards lie in the places that were shown for them')),
    hints,
  );
}

/** More than the cards on a table have. */
const MOST_HINTS = 300;

const withControls =
  (table: TableRecord, read: Reader): Reader =>
  (survey, byCards) =>
    read(shownBy(survey, table), byCards);

/** A survey with the controls that a table's record names in place of those whose labels are known. */
export function shownBy(survey: Survey, table: Pick<TableRecord, 'game' | 'controls'> | undefined): Survey {
  if (!table?.controls) return survey;
  const { bet, betSaid, play, playSaid } = table.controls;
  const name = PLAYS[table.game];
  const find = (selectors: readonly string[] = [], said: readonly string[] = []) => [
    ...(selectors.length > 0 ? findAll(survey.roots, selectors.join()) : []),
    ...controlsSaying(survey, said),
  ];
  const deal = (bet || betSaid) && { deal: find(bet, betSaid), bet: [] };
  const plays = (play || playSaid) && name && { [name]: find(play, playSaid) };
  return { ...survey, shown: { ...deal, ...plays } };
}

const extraFor =
  (suits: Readonly<Partial<Record<Suit, string>>>): Extra =>
  (element) =>
    (Object.entries(suits) as [Suit, string][]).flatMap(([suit, selector]) =>
      matches(element, selector) ? [localName(element) === 'path' ? { suit, drawn: true } : { suit }] : [],
    );

type Reader = (survey: Survey, byCards: boolean) => Seen<TableReading> | null;

function readerFor(table: TableRecord, extra: Extra | undefined): Reader {
  const own = extra ? { extra } : {};
  switch (table.game) {
    case 'hilo':
      return (survey) => readHilo(survey, { ...table, ...own });
    case 'baccarat':
      return (survey) => readBaccarat(survey, { ...table, ...own });
    case 'blackjack':
      return (survey, byCards) => readBlackjack(survey, { ...table, ...own, byCards });
    case 'video-poker': {
      const payTables: Pays = Object.fromEntries(table.payTables.map((name) => [name, PAYS[name]]));
      return (survey, byCards) => readVideoPoker(survey, { ...table, payTables, ...own, byCards });
    }
  }
}
