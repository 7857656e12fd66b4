/**
 * What the parts of the extension say to each other. All of it is JSON.
 * A kind names its sender; who really sent a message is for the browser to say, never for the message.
 * @module
 */
import type { Chain, LogEntry, LogGap } from '../core/chain.ts';
import type { EvidenceRef } from '../core/evidence.ts';
import type { GameId } from '../core/game.ts';
import type { Hand } from '../core/hand.ts';
import type { How, PanelField, Sighting, TableReading } from '../core/observation.ts';
import type { RuleOrigin, WrittenRule } from '../core/rules/parse.ts';
import type { Limit } from '../core/scheme.ts';
import type { SeedingId } from '../core/seeding/index.ts';
import type { Reason, Status, Verdict } from '../core/verdict.ts';
import type { Settings } from './settings.ts';

/** From a content script to the background, with the answer to each. */
export interface ContentMessages {
  /** Stores sightings; the answer comes after the transaction is complete and names those now in the log, and those that never will be. */
  'content/observe': {
    ask: { sightings: readonly Sighting[] };
    answer: { stored: readonly string[]; refused: readonly string[] };
  };
  /** How this page is read, where its site is not built in; null where it is not watched. */
  'content/site': { ask: Record<never, never>; answer: ReadingAs | null };
  /** Where things stand on the pages of a watched site, as the player showed it; whether that was kept. */
  'content/taught': { ask: { record: object }; answer: boolean };
  /** Opens the report of a hand: the player asked for it on the banner. */
  'content/show-hand': { ask: { handId: string }; answer: null };
  /** The page keeps taking the banner of this hand away, or hiding it: badge and notification must tell it alone. */
  'content/banner-removed': { ask: { handId: string }; answer: null };
}

/** As which built-in casino a site is read, or `generic`; and where things stand, as the player showed it. */
export interface ReadingAs {
  readonly as: string;
  readonly record?: object;
}

/** From a page of the extension to the background, with the answer to each. Ids are never used again. */
export interface PageMessages {
  /** The latest hands of a tab, after its page has been read again, and what the whole casino comes to. */
  'page/tab': { ask: { tabId: number }; answer: TabView };
  /** One hand, or null where the log has none of that id. */
  'page/hand': { ask: { id: string }; answer: HandView | null };
  /** Hands in the order of the log, those that are asked for, a page of them at a time. */
  'page/hands': { ask: HandsAsked; answer: HandsView };
  /** This very hand was opened: its report or its details. Until then a mismatch stays on top and on the badge. */
  'page/opened': { ask: { id: string }; answer: null };
  /** How many hands these are. */
  'page/count': { ask: { of: Selection }; answer: number };
  /** The evidence of these, as in an exported file; a part of it at a time, where it is more than a message may hold. */
  'page/export': { ask: { of: Selection; after?: string }; answer: EvidencePart };
  /**
   * Begins to take in a file that another browser exported, to be looked at; its id. Nothing of it joins the log, and it
   * is there when its end was told.
   */
  'page/import': { ask: { name: string; rules: readonly unknown[] }; answer: string };
  /** Some of what is in it. */
  'page/import-part': { ask: { id: string; part: ImportPart }; answer: null };
  'page/import-end': { ask: { id: string; chain: Chain }; answer: null };
  /** The files taken in, latest first. */
  'page/imports': { ask: Record<never, never>; answer: readonly Imported[] };
  /** Hands of a file that was taken in, those that are asked for, a page at a time; null where it is gone. */
  'page/imported': {
    ask: HandsAsked & { id: string };
    answer: { readonly file: Imported; readonly view: HandsView } | null;
  };
  /** One of its hands; null where the file is gone. */
  'page/imported-hand': {
    ask: { id: string; hand: string };
    answer: { readonly file: Imported; readonly hand: HandView | null } | null;
  };
  /** Lets go of a file that was taken in. */
  'page/forget': { ask: { id: string }; answer: null };
  /** Deletes these from the log, for good. */
  'page/delete': { ask: { of: Selection }; answer: Deleted };
  'page/storage': { ask: Record<never, never>; answer: StorageView };
  /** The log's head: whoever has its digest can tell later that all before it was written by then. */
  'page/witness': { ask: Record<never, never>; answer: Witness | null };
  /**
   * Watches the host of a tab as a built-in casino or as `generic`, or with null as what it is known as, where the browser
   * permits it: whether it does.
   */
  'page/watch': { ask: { tabId: number; as: string | null }; answer: boolean };
  /** Watches a host no more, and gives back its permission; its hands stay. */
  'page/unwatch': { ask: { host: string }; answer: null };
  /** The sites that are watched. */
  'page/watched': { ask: Record<never, never>; answer: readonly WatchedView[] };
  /** Their profiles, as a file. */
  'page/watched-export': { ask: Record<never, never>; answer: object };
  /** What a file of profiles has in it; with `take`, it is taken in. */
  'page/watched-import': {
    ask: { file: unknown; take: boolean };
    answer: readonly WatchedView[] | { error: string };
  };
  /** Chooses, for a site that is no mirror, how seeds serve its hands; or a game's rule, none where the scheme is empty. */
  'page/choose': { ask: { id: string; seeding?: SeedingId; game?: GameId; scheme?: string }; answer: null };
  /** Looks for the rule of a watched site's game, or leaves off. */
  'page/find-rule': { ask: { site: string; game: string; stop?: boolean }; answer: null };
  /** The settings, after those that are named were set. */
  'page/settings': { ask: { set?: Partial<Settings> }; answer: Settings };
}

/** From the background to the content script of a tab. */
export interface BackgroundMessages {
  /** Read the page now; answered when what was read is stored, with the host of a frame as large as a game, if there is one. */
  'background/read': { ask: Record<never, never>; answer: { frame: string | null } };
  /** Show the banner: a mismatch on this page. */
  'background/alert': { ask: Alarm; answer: null };
  /** Read the page like this from now on: the player has shown where things stand. */
  'background/taught': { ask: ReadingAs; answer: null };
  /** Watch no more, where the page is of one of these hosts. */
  'background/stop': { ask: { hosts: readonly string[] }; answer: null };
  /** Sound the tone: a mismatch on this page. */
  'background/tone': { ask: Record<never, never>; answer: null };
  /** What the page's panel and table are built of, for a report to whoever repairs Cutcard; it has no values. */
  'background/skeleton': { ask: Record<never, never>; answer: { text: string } };
}

/** What the banner says. One banner serves all alarms: the latest takes the place of the one before. */
export interface Alarm {
  /** The site's id and the hand's, with a slash in between. */
  readonly handId: string;
  readonly title: string;
  readonly text: string;
  /** The first card or number that differs; null where the mismatch is of another kind. */
  readonly difference: { readonly shown: AlarmFace; readonly expected: AlarmFace } | null;
  /** The words on its buttons. */
  readonly show: string;
  readonly dismiss: string;
}

/** A card or number, as it is drawn and as it is read aloud, and what is said of it. */
export interface AlarmFace {
  readonly caption: string;
  readonly face: string;
  readonly name: string;
}

/** From the background to any open page of the extension: something in the log has changed. */
export interface Changed {
  readonly kind: 'background/changed';
}

/**
 * Hands or what lies around them: some by id, a casino's, those first seen in a time (ms since 1970, both inclusive), of
 * one casino or of all, or everything.
 */
export type Selection =
  | { readonly ids: readonly string[] }
  | { readonly site: string; readonly from?: never }
  | { readonly from: number; readonly to: number; readonly site?: string }
  | 'everything';

export interface HandsAsked {
  /** How many hands at most, up to 200. */
  readonly limit: number;
  /** Where the page before ended: its `next`. */
  readonly after?: string;
  readonly status?: Status;
  /** The id of a site. */
  readonly site?: string;
  readonly game?: GameId;
  /** Text that the hand's id, seeds, hashes or cards contain, in any case of letters. */
  readonly text?: string;
  /** First seen at or after, and at or before; ms since 1970. */
  readonly from?: number;
  readonly to?: number;
  /** `latest` first unless told; `worst` is by status, and of one status the latest first. */
  readonly order?: 'latest' | 'earliest' | 'worst';
  /** Only those that an earlier version of the extension said something else of. */
  readonly differing?: boolean;
}

export interface HandsView {
  readonly hands: readonly HandView[];
  /** Where the next page begins; null behind the last hand. A page may be short, or even empty, before the end. */
  readonly next: string | null;
  /** How many hands there are of what was asked for; null where only a look at each of them could tell. */
  readonly total: number | null;
  /** Of all hands in the log, whatever was asked for. */
  readonly counts: Counts;
  /** The sites that have hands in the log. */
  readonly sites: readonly SiteCounts[];
  /** How many hands an earlier version of the extension said something else of. */
  readonly differing: number;
  readonly building: Building | null;
}

export interface SiteCounts {
  readonly id: string;
  readonly name: string;
  readonly hands: number;
  readonly counts: Counts;
  readonly games: readonly { readonly game: GameId; readonly hands: number; readonly counts: Counts }[];
}

/** How far the verdicts are, while the log is judged anew: entries looked at, of all there are. */
export interface Building {
  readonly done: number;
  readonly of: number;
}

/** A hand in short. */
export interface HandRef {
  readonly id: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly game: GameId;
  readonly at: number;
  readonly status: Status;
}

/** What a whole casino comes to: all its tabs and sessions. */
export interface CasinoView {
  readonly counts: Counts;
  readonly hands: number;
  /** Hands that an alarm was given for and that have not been opened yet, latest first, 20 at most. */
  readonly unopened: readonly HandRef[];
  /** How many those are. It is what the badge shows. */
  readonly unopenedCount: number;
  /** Hands where something differs that a doubt keeps from being a mismatch, not opened yet; latest first, 20 at most. */
  readonly suspects: readonly HandRef[];
  /** Hands whose seed is not revealed yet; null where there are none. */
  readonly waiting: { readonly hands: number } | null;
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
  /** This tab's hands, latest first, 20 at most. */
  readonly hands: readonly HandView[];
  /** The latest of them, where its cards lie on the table still. */
  readonly onTable: string | null;
  /** Of this tab's hands, those not in `hands` included. */
  readonly counts: Counts;
  /** Null where there is no casino in the tab, or nothing can be stored. */
  readonly casino: CasinoView | null;
  readonly building: Building | null;
  /** What would make the next hand prove more; null for nothing, or where no reminders are wanted. */
  readonly reminder: Reminder | null;
  /** The page changes so fast that not all of it is recorded as it happens. */
  readonly flooding: boolean;
  /** The host of a frame as large as a game, where no table was read: nobody can look into it. */
  readonly frame: string | null;
  /** What of this site could not be read lately although its panel was seen. */
  readonly unread: readonly UnreadField[];
  /** The browser was asked for leave to read this host, and has given none. */
  readonly refused: boolean;
  /** What the site may be watched as, where it is not known: those that its page looks like first. */
  readonly offers: readonly Offer[];
  /** Where the player watches it: how far its rules are known; null where all are built in. */
  readonly watched: {
    readonly rules: readonly RuleView[] | null;
    /** Whether the player can show where things stand. */
    readonly teachable: boolean;
  } | null;
  /** What panel and table are built of, labels and all but no values; only where something was not read. */
  readonly skeleton?: string;
}

/** A built-in casino that a site may be a mirror of, or `generic`. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** Whether the page has that casino's own marks. */
  readonly fits: boolean;
}

/** A site that the player watches. */
export interface WatchedView {
  /** What it is called in the log. */
  readonly id: string;
  readonly host: string;
  /** The name of the casino that it is a mirror of; null where it is none of the built-in ones. */
  readonly mirrorOf: string | null;
  /** Whether the browser gives access to it. */
  readonly permitted: boolean;
  /** Whether the player showed where things stand. */
  readonly taught: boolean;
  /** How seeds serve its hands, and the known schemes of each game that may be its own; null for a mirror. */
  readonly choices: {
    readonly seeding: SeedingId | null;
    readonly games: readonly { readonly game: GameId; readonly schemes: readonly string[] }[];
  } | null;
  /** By game: the rule, where it is not that of the built-in casino. */
  readonly rules: readonly { readonly game: GameId; readonly id: string; readonly origin: RuleOrigin }[];
}

/** How far the rule of a watched site's game is known. */
export interface RuleView {
  readonly game: GameId;
  readonly rule: { readonly id: string; readonly origin: RuleOrigin } | null;
  /** Hands whose cards and seeds are known, and how many it takes. */
  readonly hands: number;
  readonly needed: number;
  /** How far a search is; null where there is none. */
  readonly searching: { readonly done: number; readonly of: number } | null;
  /** How many rules the last search tried in vain; null where there was none. */
  readonly tried: number | null;
  /** How many rules besides one of a different deal fitted: more hands will tell. */
  readonly others: number;
}

/**
 * What a player can do before the next bet: open the panel, enter a client seed of their own, enter a new one, or ask
 * for the next pair of seeds.
 */
export type Reminder = 'first_panel' | 'panel' | 'own_seed' | 'client_seed' | 'waiting';

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
  /** What the page said the bet is when it was placed, as it was written there; left out where it did not say. */
  readonly stake?: string;
  /** The rule that it was judged by; none where that is not known. */
  readonly rule?: HandRule;
  readonly verdict: Verdict;
  /** What a green verdict on it does not prove. */
  readonly limits: readonly Limit[];
  /** The alarm that was given for this hand, where the verdict is another now. */
  readonly was?: { readonly status: Status; readonly at: number; readonly reasons: readonly Reason[] };
  /** What an earlier version of the extension said of it, where that is something else; and since when, ms since 1970. */
  readonly before?: { readonly status: Status; readonly at: number };
  readonly evidence: readonly EvidenceItem[];
}

export interface HandRule {
  readonly id: string;
  /** Built in; chosen by the player for this site; or found from hands that were played there. */
  readonly origin: RuleOrigin;
  /** Where the hand does not name it: the rule itself. */
  readonly written?: WrittenRule;
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

/**
 * An exported file. The command line audits its `hands` as they are.
 * An entry's digest is the SHA-256, in hex, of the digest before it (none before the first) and the entry's JSON.
 */
export interface Evidence {
  readonly v: 1;
  readonly kind: 'cutcard-evidence';
  readonly hands: readonly (Hand & {
    readonly id: string;
    readonly site: string;
    readonly verdict: Verdict;
  })[];
  /** Entries of the log by `seq`: JSON as it was chained, whatever version wrote it. */
  readonly observations: readonly LogEntry[];
  /** That of each of them. */
  readonly digests: readonly string[];
  /** Where entries are left out. */
  readonly gaps: readonly LogGap[];
  /** The rules of hands whose site has none built in, as `audit --rule` takes them: found, chosen, or from a file. */
  readonly rules?: readonly (HandRule & { readonly site: string; readonly written: WrittenRule })[];
  /** What the player saw, by his own click: in no log, so that nothing but the player's word ties it to its hand. */
  readonly pictures?: readonly Picture[];
}

/** A picture of a tab, taken while a hand lay on the table. */
export interface Picture {
  /** The hand's id. */
  readonly hand: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly type: 'image/png';
  /** The SHA-256 of the picture's bytes, in hex. */
  readonly sha256: string;
  /** The bytes in Base64. */
  readonly data: string;
}

/** Evidence, or a part of it: its lists go on where those of the part before end. */
export interface EvidencePart extends Evidence {
  /** Where the next part begins; left out with the last. */
  readonly next?: string;
}

/** A file that another browser exported. */
export interface Imported {
  readonly id: string;
  readonly name: string;
  /** When it was taken in, ms since 1970. */
  readonly at: number;
  readonly hands: number;
  readonly counts: Counts;
  /** Hands whose verdict is another here than the file says. */
  readonly differing: number;
  readonly chain: Chain;
  /** How far its verdicts are. */
  readonly building: Building | null;
}

/** Hands and entries of a file, of any form, in their order. */
export interface ImportPart {
  readonly hands?: readonly unknown[];
  readonly observations?: readonly unknown[];
}

export interface Deleted {
  readonly hands: number;
  readonly entries: number;
}

export interface StorageView {
  /** What the browser says is used and may be; null where it does not say. */
  readonly bytes: number | null;
  readonly quota: number | null;
  readonly entries: number;
  readonly hands: number;
  /** Runs of entries that were deleted. */
  readonly deleted: readonly { readonly from: number; readonly to: number; readonly at: number }[];
  /** Hands older than the settings keep, and the mismatches among them, which stay until the player deletes them. */
  readonly due: { readonly hands: number; readonly mismatches: readonly HandRef[] };
}

export interface Witness {
  /** The number and the digest of the log's last entry. */
  readonly seq: number;
  readonly digest: string;
  /** Now, ms since 1970. */
  readonly at: number;
}
