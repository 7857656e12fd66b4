/**
 * A casino's page in a tab: what its panel and its table show, as slow, blank, stale or garbled as pages are.
 * @module
 */
import type {
  FieldReading,
  PanelField,
  PanelReading,
  Stage,
  TableContents,
  TableReading,
} from '../../../src/core/observation.ts';
import type { Account } from './account.ts';
import type { Clock } from './clock.ts';
import type { Hand } from './hand.ts';
import type { Kind, View } from './kinds.ts';

/** Fields that a page fills together. */
const GROUPS = {
  commitment: ['announced.commitment', 'promised.commitment'],
  clientSeed: ['announced.clientSeed', 'announced.nonce', 'announced.count'],
  reported: ['reported.commitment', 'reported.clientSeed', 'reported.nonce'],
  seed: ['reported.serverSeed', 'reported.secret', 'reported.finalShuffle'],
} as const satisfies Record<string, readonly PanelField[]>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

const groupOf = (field: PanelField): Group =>
  GROUP_NAMES.find((group) => (GROUPS[group] as readonly PanelField[]).includes(field))!;

/** What a field shows that has a new value coming: what it showed before, nothing, words in its place, or it is not there. */
export const MEANWHILES = ['stale', 'blank', 'placeholder', 'absent'] as const;
export type Meanwhile = (typeof MEANWHILES)[number];

/** What is wrong with how a page shows a value, for as long as it does. */
export const BLEMISHES = ['none', 'ambiguous', 'malformed', 'conflict'] as const;
export type Blemish = (typeof BLEMISHES)[number];

/** How a page writes hashes; of what is cut short nothing is read. */
export const HASHES = ['as they are', 'in capitals', 'cut short'] as const;

/** How a page behaves. All times in milliseconds. */
export interface Manners {
  /** From a press to the casino's answer on the page. */
  readonly latency: number;
  /** How long each group of the panel's fields takes beyond that. */
  readonly fills: Readonly<Record<Group, number>>;
  /** What stands there until then. */
  readonly meanwhile: Meanwhile;
  /** Whether the panel is on the page, or in a dialog that the player opens; a still one shows what was true when opened. */
  readonly panel: 'on the page' | 'in a dialog' | 'in a still dialog';
  /** Whether the last hand's seeds are shown again when the page is loaded anew. */
  readonly remembers: boolean;
  /** When the seeds of a hand are shown: with its end, before its last cards are, or with the next bet. */
  readonly reveals: 'when it is over' | 'before the last cards' | 'with the next bet';
  /** How long cards move before they lie. */
  readonly moves: number;
  /** How long a wheel turns before its number lies there, unless the page plays by itself, in a hurry. */
  readonly spins: number;
  /** How long cards that were dealt lie among those of the hand before, before they have moved. */
  readonly mixes: number;
  /** How long each of the dealer's cards behind the first takes to be turned up when a hand is over. */
  readonly turns: number;
  /** Whether the table's controls offer decisions though the hand is over. */
  readonly controlsStay: boolean;
  /** After how long the table is cleared behind a hand; null for never. */
  readonly clears: number | null;
  /** Whether other tabs of the account show the same table. */
  readonly mirrors: boolean;
  /** Whether it loads itself anew behind each hand. */
  readonly reloads: boolean;
  readonly hashes: (typeof HASHES)[number];
  /** Whether bet and win stand on the table. */
  readonly showsAmounts: boolean;
  /** A field that can't be read for a while at a time, and why. */
  readonly blemish: Blemish;
  readonly blemished: PanelField;
}

/** What the table of a page shows. */
interface Lying {
  readonly stage: Stage;
  readonly contents: TableContents[Kind['game']] | null;
}

/** How long what is dealt moves before it lies. */
export const movesOf = ({ moves, spins }: Manners, { game }: Kind): number =>
  game === 'roulette' ? Math.max(moves, spins) : moves;

const PLACEHOLDER: FieldReading = { problem: 'malformed', detail: 'text of 27 characters' };

export class Page {
  /** Unique to this load of the page. */
  readonly load: string;
  readonly account: Account;
  readonly #manners: Manners;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #fields = new Map<PanelField, FieldReading>();
  /** Counts what was asked to be shown of each group, so that what comes late is not shown over what came since. */
  readonly #asked = new Map<Group, number>();
  #isOpen: boolean;
  #lying: Lying = { stage: 'resting', contents: null };
  /** The hand that lies on the table, for the story's own knowledge. */
  hand: Hand | null = null;
  #garbled = false;
  #left = false;

  constructor(load: string, account: Account, manners: Manners, clock: Clock, onChange: () => void) {
    this.load = load;
    this.account = account;
    this.#manners = manners;
    this.#clock = clock;
    this.#onChange = onChange;
    this.#isOpen = manners.panel === 'on the page';
    if (this.#isOpen) this.#fill();
  }

  /** What the panel says; null where none is open. */
  get panel(): PanelReading | null {
    if (!this.#isOpen) return null;
    const fields = new Map(this.#fields);
    const { blemish, blemished } = this.#manners;
    if (this.#garbled && blemish !== 'none' && fields.has(blemished))
      fields.set(blemished, { problem: blemish, detail: 'two values' });
    return { kind: 'panel', fields: Object.fromEntries(fields) };
  }

  get table(): TableReading {
    return { kind: 'table', game: this.account.kind.game, ...this.#lying } as TableReading;
  }

  /** The player has gone elsewhere: nothing more happens here, unless they come back. */
  leave(): void {
    this.#left = true;
  }

  get isLeft(): boolean {
    return this.#left;
  }

  comeBack(): void {
    this.#left = false;
    this.#onChange();
  }

  openPanel(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#fill();
  }

  closePanel(): void {
    if (this.#manners.panel === 'on the page') return;
    this.#isOpen = false;
    this.#fields.clear();
    this.#onChange();
  }

  /** A value can't be read for a while. */
  garble(duration: number): void {
    this.#garbled = true;
    this.#onChange();
    this.#later(duration, () => {
      this.#garbled = false;
      this.#onChange();
    });
  }

  /** The panel is told that there is something new to say. */
  refresh(): void {
    if (this.#isOpen && this.#manners.panel !== 'in a still dialog') this.#show(this.account.view);
  }

  /** Reports an older bet for a while, or until there is something new to say. */
  showReceipt(receipt: View, duration: number): void {
    if (!this.#isOpen) return;
    this.#show({ ...this.account.view, ...receipt });
    this.#later(duration, () => this.#show(this.account.view));
  }

  /** The player goes to another of the casino's games, whose table is none of those that are read. */
  leaveTable(): void {
    this.hand = null;
    this.#put('resting', null);
  }

  /** Puts a hand's cards on the table, as they now are. */
  lay(hand: Hand, { inHurry = false } = {}): void {
    const before = this.#lying;
    this.hand = hand;
    const { mixes, turns, controlsStay } = this.#manners;
    const moves = inHurry ? this.#manners.moves : movesOf(this.#manners, hand.kind);
    const decides = ['video-poker', 'blackjack'].includes(hand.kind.game);
    const stage = hand.isOver && !(controlsStay && decides) ? 'over' : 'dealt';
    const lie = () => {
      this.hand = hand;
      const looks = turns > 0 && hand.isOver ? turnedUp(this.#visible(hand)) : [];
      for (const [i, look] of looks.entries())
        this.#later(turns * i, () => {
          if (this.hand === hand && (i === 0 || this.#lying.stage === stage)) this.#put(stage, look);
        });
      if (looks.length === 0) this.#put(stage, this.#visible(hand));
    };
    const now = this.#visible(hand);
    const mixed = mixes > 0 ? mixtureOf(before.contents, now) : null;
    if (mixed) this.#put(stage, mixed);
    else if (moves > 0) this.#put('moving', null);
    if (mixed || moves > 0) this.#later(mixed ? mixes : moves, lie);
    else lie();
  }

  /** Clears the table where it does so, unless another hand lies there by then. */
  clearAfter(hand: Hand): void {
    const { clears } = this.#manners;
    if (clears === null) return;
    this.#later(clears, () => {
      if (this.hand === hand) this.#put('resting', null);
    });
  }

  #put(stage: Stage, contents: Lying['contents']): void {
    this.#lying = { stage, contents };
    this.#onChange();
  }

  #visible(hand: Hand): Lying['contents'] {
    const { contents } = hand;
    if (!('cards' in contents) || this.#manners.showsAmounts) return contents;
    return { ...contents, payTable: null, bet: null, multiplier: null };
  }

  /** What a panel that has just been opened or loaded shows. */
  #fill(): void {
    const { view } = this.account;
    for (const [field] of entries(view)) this.#fields.set(field, this.#meanwhile(null));
    const blank = Object.fromEntries(
      entries(view).map(([field, text]) => [field, field.startsWith('reported.') ? '' : text]),
    );
    this.#show(this.#manners.remembers ? view : blank);
  }

  #meanwhile(before: FieldReading | null): FieldReading {
    switch (this.#manners.meanwhile) {
      case 'stale':
        return before ?? found('');
      case 'blank':
        return found('');
      case 'placeholder':
        return PLACEHOLDER;
      case 'absent':
        return { problem: 'absent', detail: 'nothing at its place' };
    }
  }

  #write(field: PanelField, text: string): FieldReading {
    const { hashes } = this.#manners;
    if (text === '' || hashes === 'as they are' || !field.endsWith('.commitment')) return found(text);
    return hashes === 'in capitals' ? found(text.toUpperCase()) : PLACEHOLDER;
  }

  /** Shows what is to be said, each group when it is there. */
  #show(view: View): void {
    for (const group of GROUP_NAMES) {
      const values = entries(view).filter(([field]) => groupOf(field) === group);
      const ask = (this.#asked.get(group) ?? 0) + 1;
      this.#asked.set(group, ask);
      const set = () => {
        if (this.#asked.get(group) !== ask || !this.#isOpen) return;
        for (const [field, text] of values) this.#fields.set(field, this.#write(field, text));
        this.#onChange();
      };
      const delay = this.#manners.fills[group];
      if (delay > 0) {
        for (const [field, text] of values) {
          const before = this.#fields.get(field) ?? null;
          if (JSON.stringify(before) !== JSON.stringify(this.#write(field, text)))
            this.#fields.set(field, this.#meanwhile(before));
        }
        this.#onChange();
        this.#later(delay, set);
      } else set();
    }
  }

  #later(delay: number, happen: () => void): void {
    this.#clock.after(delay, () => {
      if (!this.#left) happen();
    });
  }
}

const entries = (view: View) => Object.entries(view) as [PanelField, string][];

const found = (value: string): FieldReading => ({ value, how: 'label', where: 'its label' });

/** What lies on a table of blackjack as the dealer's cards are turned up one by one; none of another game. */
function turnedUp(contents: Lying['contents']): Lying['contents'][] {
  if (!contents || !('dealer' in contents)) return [];
  const { dealer } = contents;
  const shown = dealer.map((_, i) => (i === 0 ? [dealer[0]!, null] : dealer.slice(0, i + 1)));
  return shown.map((cards) => ({ ...contents, dealer: cards }));
}

/** The first cards of the new hand, the others still of the old; null where that can't be. */
function mixtureOf(before: Lying['contents'], now: Lying['contents']): Lying['contents'] {
  if (!before || !now || !('cards' in before) || !('cards' in now)) return null;
  return { ...now, cards: now.cards.map((card, i) => (i < 2 ? card : before.cards[i]!)) };
}
