/**
 * What the parts of the extension say to each other. All of it is JSON.
 * A kind names its sender; who really sent a message is for the browser to say, never for the message.
 * @module
 */
import type { EvidenceRef } from '../core/evidence.ts';
import type { GameId } from '../core/game.ts';
import type { Hand } from '../core/hand.ts';
import type { How, PanelField, Sighting, TableReading } from '../core/observation.ts';
import type { Status, Verdict } from '../core/verdict.ts';

/** From a content script to the background, with the answer to each. */
export interface ContentMessages {
  /** Stores sightings; the answer comes after the transaction is complete and names those now in the log, and those that never will be. */
  'content/observe': {
    ask: { sightings: readonly Sighting[] };
    answer: { stored: readonly string[]; refused: readonly string[] };
  };
}

/** From a page of the extension to the background, with the answer to each. */
export interface PageMessages {
  /** The hands of a tab, after its page has been read again. */
  'page/tab': { ask: { tabId: number }; answer: TabView };
  /** One hand, or null where the log has none of that id. */
  'page/hand': { ask: { id: string }; answer: HandView | null };
  /** Hands of all sites, latest first, or only those of a status or a site, and what all there are amount to. */
  'page/hands': { ask: HandsAsked; answer: HandsView };
  /** The evidence of these hands, or of all where none is named, as in an exported file. */
  'page/export': { ask: { ids?: readonly string[] }; answer: Evidence };
  /** The mismatches of a tab have been looked at: its badge can go. */
  'page/looked': { ask: { tabId: number }; answer: null };
}

/** From the background to the content script of a tab. */
export interface BackgroundMessages {
  /** Read the page now; answered when what was read is stored. */
  'background/read': { ask: Record<never, never>; answer: null };
  /** Show the banner: a mismatch on this page. */
  'background/alert': {
    ask: { handId: string; title: string; text: string; dismiss: string };
    answer: null;
  };
  /** What the page's panel and table are built of, for a report to whoever repairs Cutcard; it has no values. */
  'background/skeleton': { ask: Record<never, never>; answer: { text: string } };
}

/** From the background to any open page of the extension: something in the log has changed. */
export interface Changed {
  readonly kind: 'background/changed';
}

export interface HandsAsked {
  /** How many hands at most. */
  readonly limit: number;
  readonly status?: Status;
  /** The id of a site. */
  readonly site?: string;
}

export interface HandsView {
  readonly hands: readonly HandView[];
  /** Whether there are more than were asked for. */
  readonly more: boolean;
  /** Of all hands in the log, whatever was asked for. */
  readonly counts: Counts;
  /** The sites that have hands in the log. */
  readonly sites: readonly { readonly id: string; readonly name: string }[];
}

export type Counts = Readonly<Record<Status, number>>;

/** Why nothing is recorded on a tab, or that it is. */
export const WATCH_STATES = [
  'watching',
  'no-panel-yet',
  'unknown-site',
  'no-permission',
  'not-reachable',
  'no-storage',
] as const;
export type WatchState = (typeof WATCH_STATES)[number];

export interface TabView {
  readonly state: WatchState;
  /** The casino in the tab, or null. */
  readonly site: { readonly id: string; readonly name: string } | null;
  /** The host in the tab, empty where it has none. */
  readonly host: string;
  /** This tab's hands, latest first. */
  readonly hands: readonly HandView[];
  readonly counts: Counts;
  /** What of this site could not be read lately although its panel was seen. */
  readonly unread: readonly UnreadField[];
  /** What panel and table are built of, labels and all but no values; only where something was not read. */
  readonly skeleton?: string;
}

export interface UnreadField {
  readonly field: PanelField | 'table';
  readonly problem: string;
  readonly detail: string;
  /** When it was last read well, in ms since 1970; null for never. */
  readonly lastReadAt: number | null;
}

export interface HandView {
  readonly id: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly game: GameId;
  /** When its first card was seen, in ms since 1970. */
  readonly at: number;
  readonly hand: Hand;
  readonly verdict: Verdict;
  readonly evidence: readonly EvidenceItem[];
}

/** A value that a verdict rests on: what, where it stood, when it was seen and where in the log. */
export interface EvidenceItem {
  readonly what: EvidenceRef['what'];
  /** As it stood there; of a table its contents, as JSON. */
  readonly value: string;
  /** Where it is a table, the reading of it. */
  readonly table: TableReading | null;
  readonly how: How | 'table' | 'click';
  readonly where: string;
  readonly path: string;
  readonly at: number;
  readonly seq: number;
  /** Seconds from this to the first sight of the cards; null where it came after. */
  readonly secondsBeforeDeal: number | null;
  readonly confirmed: boolean;
}

/** An exported file. The command line audits its `hands` as they are. */
export interface Evidence {
  readonly v: 1;
  readonly kind: 'cutcard-evidence';
  readonly hands: readonly (Hand & {
    readonly id: string;
    readonly site: string;
    readonly verdict: Verdict;
  })[];
  readonly observations: readonly unknown[];
  readonly digests: readonly string[];
}
