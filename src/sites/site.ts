/**
 * What a casino is to Cutcard: its hosts, how its pages are read, and which scheme each of its games uses. Wherever
 * nothing needs code that is a record, which JSON can hold.
 * @module
 */
import type { SiteSchemes } from '../core/assemble.ts';
import type { Suit } from '../core/cards.ts';
import type { GameId } from '../core/game.ts';
import { PAYS, type Pays } from '../core/games/pays.ts';
import type { PanelReading, TableReading } from '../core/observation.ts';
import { readBaccarat } from '../reading/baccarat.ts';
import { readBlackjack } from '../reading/blackjack.ts';
import type { Extra } from '../reading/card.ts';
import { localName, matches } from '../reading/dom.ts';
import { faceAround } from '../reading/hand-of-five.ts';
import { readHilo } from '../reading/hilo.ts';
import type { ControlName, FieldName } from '../reading/labels/words.ts';
import { type PanelPlaces, readPanel } from '../reading/panel.ts';
import { hashOn } from '../reading/said.ts';
import { notFound, type Seen, seen, tableReading } from '../reading/seen.ts';
import { type Survey, withHints } from '../reading/survey.ts';
import { findAll } from '../reading/tree.ts';
import { readVideoPoker } from '../reading/video-poker.ts';

/** What is known of a casino, however its pages are read. */
export interface SiteFacts extends SiteSchemes {
  /** The first part of its schemes' ids. */
  readonly id: string;
  /** As the casino writes itself. */
  readonly name: string;
  /** Host names, each matched exactly. */
  readonly hosts: readonly string[];
  /** Selectors of what is this casino's own on its pages, where no others say it: by them a mirror is known. */
  readonly marks?: readonly string[];
}

export interface Site extends SiteFacts {
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

/** A casino whose pages are read without code of its own. */
export interface SiteRecord extends SiteFacts {
  /** The panels its pages may show. The first with a label of its own on the page is read, or else the last. */
  readonly panels: readonly PanelRecord[];
  /** The tables its pages may show, in the order in which they are looked for. */
  readonly tables: readonly TableRecord[];
  /** What shows a suit, where neither a text nor a name that all pages have in common does: selectors. */
  readonly suits?: Readonly<Partial<Record<Suit, string>>>;
}

export interface PanelRecord {
  /** Names of which this panel has one, and no other panel of the site. */
  readonly own?: readonly FieldName[];
  readonly fields: PanelPlaces;
  /** Whether the player has shown some of its places: where none of them is there any more, that is said. */
  readonly taught?: true;
}

/** Selectors of controls whose labels do not tell what they do. */
export interface ControlPlaces {
  readonly bet?: readonly string[];
  /** Those to play with, such as hit and stand. */
  readonly play?: readonly string[];
}

/** The control that stands for those to play with, at games that tell by it that there is a decision to make. */
const PLAYS: Readonly<Partial<Record<GameId, ControlName>>> = {
  blackjack: 'hit',
  'video-poker': 'draw',
  hilo: 'higher',
};

export type TableRecord = {
  readonly controls?: ControlPlaces;
  /** Whether the player has shown its places: where they are gone and cards are there, that is said. */
  readonly taught?: true;
} & GameTable;

type GameTable =
  | { readonly game: 'hilo'; readonly drawn?: string; readonly newestFirst?: boolean }
  | { readonly game: 'baccarat'; readonly places?: Readonly<Record<'player' | 'banker', string>> }
  | {
      readonly game: 'video-poker';
      /** The names of the known pay tables that are the casino's. */
      readonly payTables: readonly (keyof typeof PAYS)[];
      /** Whether other games with rows of cards are played here: a row with others beside it is not enough then. */
      readonly amongOthers?: boolean;
    }
  | {
      readonly game: 'blackjack';
      readonly places?: Readonly<Record<'dealer' | 'player', string>>;
      /** Whether others may sit at the table. */
      readonly seats?: true;
    };

/** Reads a casino's pages as its record says. */
export function siteOf(record: SiteRecord): Site {
  const { panels, tables, suits = {} } = record;
  const selectors = Object.values(suits);
  const extra = selectors.length > 0 ? extraFor(suits) : undefined;
  const readers = tables.map((table) => withControls(table, readerFor(table, extra)));
  const lost = tables.find(({ taught }) => taught);
  const bets = tables.flatMap(({ controls }) => controls?.bet ?? []);
  return {
    ...record,
    readPanel(survey) {
      const panel = panelOn(panels, survey);
      const read = panel && readPanel(survey, panel.fields);
      return read || (panel?.taught ? lostPanel(survey) : null);
    },
    readTable(survey, byCards = false) {
      const icons = selectors.length > 0 ? findAll(survey.roots, selectors.join()) : [];
      const withIcons = icons.length > 0 ? withHints(survey, icons) : survey;
      for (const read of readers) {
        const seen = read(withIcons, byCards);
        if (seen) return seen;
      }
      return lost ? lostTable(withIcons, lost, extra) : null;
    },
    ...(bets.length > 0 && { isBet: (element) => bets.some((selector) => matches(element, selector)) }),
  };
}

/** The panel that a page shows: the first with a label of its own there, or else the last. */
export function panelOn(panels: readonly PanelRecord[], survey: Survey): PanelRecord | undefined {
  const has = (name: FieldName) => survey.labelled(`fields:${name}`).length > 0;
  return panels.find(({ own }) => own?.some(has)) ?? panels.at(-1);
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
  const { bet, play } = table.controls;
  const name = PLAYS[table.game];
  const deal = bet && { deal: findAll(survey.roots, bet.join()), bet: [] };
  return {
    ...survey,
    shown: { ...deal, ...(play && name && { [name]: findAll(survey.roots, play.join()) }) },
  };
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

/** What docs/casinos.md says of a casino. Whatever is neither known nor named as assumed must not be relied on. */
export interface About {
  /** Its games in words, where they are not just the schemes'. */
  readonly games?: string;
  readonly rule: string;
  readonly known: string;
  readonly assumed: string;
}
