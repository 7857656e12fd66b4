/**
 * Observations: facts read off a casino's page. They are kept for ever; everything else is computed from them.
 * All of it is JSON, since it travels in messages.
 * @module
 */
import type { Card } from './cards.ts';
import type { GameId } from './game.ts';
import type { ReasonCode } from './verdict.ts';

/**
 * The values a fairness panel may show, named for what they are to a hand. `announced`: what stands for the hands to
 * come, where one seed serves a bet the next hand's, where a pair serves many the active pair's. `reported`: what is
 * said of a hand that is over, or of a pair that was rotated out. `promised`: what is said of the next pair.
 */
export const PANEL_FIELDS = [
  'announced.commitment',
  'announced.clientSeed',
  /** The nonce the next bet will have. */
  'announced.nonce',
  /** How many bets were made with the active pair. */
  'announced.count',
  'promised.commitment',
  'promised.clientSeed',
  'reported.commitment',
  'reported.clientSeed',
  'reported.nonce',
  'reported.serverSeed',
  'reported.secret',
  'reported.initialShuffle',
  'reported.finalShuffle',
  'reported.issue',
  'reported.salt',
  'reported.publicKey',
] as const;
export type PanelField = (typeof PANEL_FIELDS)[number];

export const HOWS = ['attribute', 'label', 'shape'] as const;
/** How a value was found: by a stable attribute, by the label beside it, or by its shape alone. */
export type How = (typeof HOWS)[number];

export interface Found {
  /** As shown; empty where the field is there and blank. */
  readonly value: string;
  readonly how: How;
  /** Where on the page: a selector or the label's text. */
  readonly where: string;
}

export const PROBLEMS = ['absent', 'ambiguous', 'malformed', 'conflict'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The detail of a table that lies under something, such as a dialog that the player opened: for a while, as a rule. */
export const COVERED = 'something covers a card';

export interface NotFound {
  readonly problem: Problem;
  /** What was found instead, in words, without the values themselves. */
  readonly detail: string;
}

/** The reason that a verdict gives for what was not found. */
export const codeOf = ({ problem }: NotFound): ReasonCode => `field-${problem}`;

export type FieldReading = Found | NotFound;

/** What the fairness panel said. A field that the site's panel doesn't have is left out. */
export interface PanelReading {
  readonly kind: 'panel';
  readonly fields: Readonly<Partial<Record<PanelField, FieldReading>>>;
}

export const STAGES = ['resting', 'moving', 'dealt', 'over'] as const;
/**
 * `resting`: no hand on the table. `moving`: cards are being dealt or turned and can't be read yet.
 * `dealt`: the player has a decision to make. `over`: the hand is finished.
 */
export type Stage = (typeof STAGES)[number];

/** What a table of each game shows. `null` is a face-down card, or a value the table doesn't show. */
export interface TableContents {
  'video-poker': {
    readonly cards: readonly (Card | null)[];
    readonly held: readonly boolean[];
    /** The pay table's name, where the page's is one of the known ones. */
    readonly payTable: string | null;
    /** As it stands on the table now: once the hand is over, the player may have set it for the next one. */
    readonly bet: number | null;
    /** The win as a multiple of that bet, 0 for a loss. */
    readonly multiplier: number | null;
    /** From and to what that may be, where the amounts are rounded too far to tell which whole multiple it is. */
    readonly multiplierWithin?: readonly [number, number];
  };
  blackjack: {
    /** One list a hand of the player, cards in the order received. */
    readonly player: readonly (readonly (Card | null)[])[];
    readonly dealer: readonly (Card | null)[];
    /** The hands at the seats before the player's, at a table with others; the player's own seat comes after. */
    readonly seatsBefore?: readonly (readonly (Card | null)[])[];
    /** The hands at the seats after the player's. */
    readonly seatsAfter?: readonly (readonly (Card | null)[])[];
  };
  roulette: { readonly number: number };
  craps: { readonly dice: readonly [number, number] };
  slots: { readonly stops: readonly number[]; readonly reels: number; readonly icons: number };
  hilo: { readonly cards: readonly Card[] };
  baccarat: { readonly player: readonly Card[]; readonly banker: readonly Card[] };
}

export const NAMED = ['suits', 'cards'] as const;
/**
 * What of the cards nothing but a name tells: a class, the name or the other text of a picture, a label for screen
 * readers. Players see pictures there, and what a picture shows is not known.
 */
export type Named = (typeof NAMED)[number];

/** What the table showed at one moment. Contents are null while there is nothing to read. */
export type TableReading = {
  [G in GameId]: {
    readonly kind: 'table';
    readonly game: G;
    readonly stage: Stage;
    readonly contents: TableContents[G] | null;
    /** Why the contents could not be read, where they should have been. */
    readonly problem?: NotFound;
    /** Left out where rank and suit of each card are written, or drawn in a known outline. */
    readonly named?: Named;
    /** Whether the stage was told by the cards alone, since none of the controls is known. */
    readonly guessed?: true;
  };
}[GameId];

/** The player pressed the control that bets: what the panel said before this was said before the bet. */
export interface BetReading {
  readonly kind: 'bet';
  /** The text on the control. */
  readonly control: string;
  /** What the page said beside it the bet is, as it was written; left out where it did not say. No verdict rests on it. */
  readonly stake?: string;
}

/**
 * The player pressed a key outside of any text, or something on the page that is no known control: it may have been
 * what bets. Which key it was nobody is told.
 */
export interface PressReading {
  readonly kind: 'press';
  readonly by: 'key' | 'pointer';
}

/** The player changed something on the fairness panel: what changes then is not the casino's doing. */
export interface EnteredReading {
  readonly kind: 'entered';
  /** The label of what was changed. */
  readonly control: string;
  /** Whether nothing was typed: a control beside the box was pressed, and nobody here knows what for. */
  readonly pressed?: true;
}

/** What the player did. */
export type PlayerAct = BetReading | PressReading | EnteredReading;

/**
 * The tab is gone, or shows another site, so that nothing more comes of the hand that was under way in it unless the tab
 * comes back. The background notes it, and no content script can say it.
 */
export interface LeftReading {
  readonly kind: 'left';
  /** The log's number of the observation that began that hand. */
  readonly since: number;
}

export type Reading = PanelReading | TableReading | PlayerAct | LeftReading;

/** A reading as the content script reports it. */
export interface Sighting {
  /** Unique: the page load's id and a count within it. Sent twice, it is stored once. */
  readonly key: string;
  readonly load: string;
  /** Readings taken at one moment share a tick; ticks of one page load only grow. */
  readonly tick: number;
  /** Milliseconds since 1970, for people to read; nothing is decided by it. */
  readonly at: number;
  /** Whether this is the second equal reading, at least 500 ms after the first. */
  readonly confirmed: boolean;
  /** The page's path, without its query. */
  readonly path: string;
  readonly reading: Reading;
}

/** A sighting in the log. What comes before what is decided by `seq` alone. */
export interface Observation extends Sighting {
  readonly seq: number;
  readonly site: string;
  /** Names the tab, uniquely across browser sessions: the session's name, a colon and the browser's number for the tab. */
  readonly tab: string;
}

/** The browser session a tab was of, by the tab's name; null where that tells none. */
export const sessionOf = (tab: string): string | null => /^(.+):\d+$/.exec(tab)?.[1] ?? null;

/** Whether the player typed what is a client seed since: of a control that was pressed, nobody knows what it did. */
export const isTyped = ({ reading }: Observation): boolean => reading.kind === 'entered' && !reading.pressed;

/**
 * Whether an observation was made before another for certain: what is read in one tick has no order. What the player
 * does has a tick of its own.
 */
export const isBefore = (a: Observation, b: Observation): boolean =>
  a.seq < b.seq && !(a.load === b.load && a.tick === b.tick && b.reading.kind !== 'bet');
