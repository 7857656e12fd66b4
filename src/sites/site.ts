/**
 * What a casino is to Cutcard: its hosts, which scheme each of its games uses, and, wherever nothing needs code, where
 * things stand on its pages. That is a record, which JSON can hold.
 * @module
 */
import type { SiteSchemes } from '../core/assemble.ts';
import type { Suit } from '../core/cards.ts';
import type { PAYS } from '../core/games/pays.ts';
import type { FieldName } from '../reading/labels/words.ts';
import type { PanelPlaces } from '../reading/panel.ts';

/** What is known of a casino, however its pages are read. */
export interface Site extends SiteSchemes {
  /** Its file's name, and what stands for it in the log. Its schemes may bear the name of another casino. */
  readonly id: string;
  /** As the casino writes itself. */
  readonly name: string;
  /** Host names, each matched exactly. */
  readonly hosts: readonly string[];
  /** Selectors of what is this casino's own on its pages, where no others say it: by them a mirror is known. */
  readonly marks?: readonly string[];
}

/** A casino whose pages are read without code of its own. */
export interface SiteRecord extends Site {
  /** The panels its pages may show. The first with a label of its own on the page is read, or else the last. */
  readonly panels: readonly PanelRecord[];
  /** The tables its pages may show, in the order in which they are looked for. */
  readonly tables: readonly TableRecord[];
  /** What shows a suit, where neither a text nor a name that all pages have in common does: selectors. */
  readonly suits?: Readonly<Partial<Record<Suit, string>>>;
}

export const isRecord = (site: Site | SiteRecord): site is SiteRecord => 'panels' in site;

export interface PanelRecord {
  /** Names of which this panel has one, and no other panel of the site. */
  readonly own?: readonly FieldName[];
  /** Labels that are its own where all of them are there, and none of the others has a value. */
  readonly ownTogether?: readonly {
    readonly all: readonly FieldName[];
    readonly none: readonly FieldName[];
  }[];
  readonly fields: PanelPlaces;
  /** Whether the player has shown some of its places: where none of them is there any more, that is said. */
  readonly taught?: true;
}

/** Controls whose labels do not tell what they do: by selectors, or by what they say. */
export interface ControlPlaces {
  readonly bet?: readonly string[];
  readonly betSaid?: readonly string[];
  /** Those to play with, such as hit and stand. */
  readonly play?: readonly string[];
  readonly playSaid?: readonly string[];
}

export type TableRecord = {
  readonly controls?: ControlPlaces;
  /** Whether the player has shown its places: where they are gone and cards are there, that is said. */
  readonly taught?: true;
} & GameTable;

type GameTable =
  | { readonly game: 'hilo'; readonly drawn?: string }
  | { readonly game: 'baccarat'; readonly places?: Readonly<Record<'player' | 'banker', string>> }
  | {
      readonly game: 'video-poker';
      /** The names of the known pay tables that are the casino's. */
      readonly payTables: readonly (keyof typeof PAYS)[];
      /** Whether other games with rows of cards are played here: a row with others beside it is not enough then. */
      readonly amongOthers?: boolean;
      /** Whether amounts are written with all their decimals, as those of coins are; others may be rounded. */
      readonly wholeAmounts?: boolean;
    }
  | {
      readonly game: 'blackjack';
      readonly places?: Readonly<Record<'dealer' | 'player', string>>;
      /** Whether others may sit at the table. */
      readonly seats?: true;
    };

/** What docs/casinos.md says of a casino. Whatever is neither known nor named as assumed must not be relied on. */
export interface About {
  /** Its games in words, where they are not just the schemes'. */
  readonly games?: string;
  readonly rule: string;
  readonly known: string;
  readonly assumed: string;
}
