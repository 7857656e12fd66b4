/**
 * Tells a story: what the casino, the page and the player do in turn, up to the log and what is made of it.
 * @module
 */
import { type AssembledHand, assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Observation, Sighting } from '../../../src/core/observation.ts';
import type { Verdict } from '../../../src/core/verdict.ts';
import type { Account } from './account.ts';
import { Clock } from './clock.ts';
import type { Choice, Hand } from './hand.ts';
import type { Kind } from './kinds.ts';
import { movesOf, Page } from './page.ts';
import { PairAccount } from './pair-account.ts';
import { PerBetAccount } from './per-bet-account.ts';
import { type OpenEyes, openPlainEyes, Reader } from './reader.ts';
import { kindOf, type Press, type Step, type Story } from './story.ts';

/** A sighting, and what only the story knows of it. */
export interface Told {
  readonly sighting: Sighting;
  /** When it was made. */
  readonly at: number;
  /** The hand that lay on the table. */
  readonly hand: Hand | null;
}

/** An observation in the log, and what only the story knows of it. */
export interface Entry extends Told {
  readonly observation: Observation;
}

/** So long a page hears nothing of a hand on another device, in ms. */
export const TELLS_ELSEWHERE = 1000;

/** A hand as it was dealt. */
export interface Dealt {
  readonly hand: Hand;
  readonly account: Account;
  /** Where it was played; null on another device. */
  readonly tab: string | null;
  readonly press: Press;
  /** When it was bet on, and when it was over: Infinity where it never was. */
  readonly betAt: number;
  overAt: number;
}

/** A hand as it was assembled from the log, with its verdict and what it really was; null where there was no such hand. */
export interface Judged {
  readonly assembled: AssembledHand;
  readonly verdict: Verdict;
  readonly dealt: Dealt | null;
}

/** All that came of a story. */
export interface Outcome {
  readonly story: Story;
  readonly log: readonly Entry[];
  readonly dealt: readonly Dealt[];
  readonly judged: readonly Judged[];
}

/** What lay on a table, as text; undefined where it is no look at one. */
const contentsOf = ({ reading }: Observation): string | undefined =>
  reading.kind === 'table' ? JSON.stringify(reading.contents) : undefined;

/** 2020-09-13. Readings don't carry the story's time but the machine's. */
const EPOCH = 1_600_000_000_000;

interface Tab {
  readonly name: string;
  account: Account;
  page: Page;
  reader: Reader;
  /** What the worker has not taken yet. */
  outbox: Told[];
}

class Telling {
  readonly #story: Story;
  readonly #openEyes: OpenEyes;
  readonly #kind: Kind;
  readonly #clock = new Clock();
  readonly #accounts: readonly [Account, Account];
  readonly #tabs = new Map<string, Tab>();
  readonly #log: Entry[] = [];
  readonly #known = new Set<string>();
  readonly #dealt: Dealt[] = [];
  /** Hands that are over and whose seeds come with the next bet. */
  readonly #owed: Hand[] = [];
  #tab: Tab;
  #loads = 0;
  #skew = 0;
  #workerBackAt = 0;

  constructor(story: Story, openEyes: OpenEyes) {
    this.#story = story;
    this.#openEyes = openEyes;
    this.#kind = kindOf(story);
    const Account = this.#kind.seeding === 'pair' ? PairAccount : PerBetAccount;
    const account = (casino: number) => new Account(this.#kind, { ...story, casino });
    this.#accounts = [account(story.casino), account(story.casino + 1)];
    this.#tab = this.#openTab('tab 0', this.#accounts[0]);
  }

  tell(): Outcome {
    this.#clock.pass(2000);
    for (const step of this.#story.steps) this.#take(step);
    this.#clock.pass(20_000);
    const { game, scheme, seeding } = this.#kind;
    const site = { schemes: { [game]: scheme }, seeding };
    const judged = assemble(
      this.#log.map(({ observation }) => observation),
      // What the player enters goes with the bet.
      seeding === 'per-bet' ? { ...site, sendsClientSeed: true } : site,
    ).map((assembled) => ({
      assembled,
      verdict: audit(assembled.hand, assembled.circumstances),
      dealt: this.#whichWas(assembled),
    }));
    return { story: this.#story, log: this.#log, dealt: this.#dealt, judged };
  }

  /** The hand that lay on the table when its cards, as the evidence has them, were first read. */
  #whichWas({ evidence, id }: AssembledHand): Dealt | null {
    const cards = evidence.find(({ what }) => what === 'deal' || what === 'final')?.observation;
    const shown = cards && contentsOf(cards);
    const first = this.#log.find(({ observation }) =>
      cards
        ? observation.seq >= Number(id) && observation.tab === cards.tab && contentsOf(observation) === shown
        : observation.seq === Number(id),
    );
    return this.#dealt.find((dealt) => dealt.hand === first?.hand) ?? null;
  }

  #take(step: Step): void {
    const { page, reader } = this.#tab;
    switch (step.do) {
      case 'play':
        this.#play(step);
        return;
      case 'play many':
        this.#playMany(step);
        return;
      case 'play another game':
        page.leaveTable();
        this.#clock.pass(500);
        this.#press(step.press);
        this.#clock.pass(this.#story.manners.latency);
        this.#playElsewhere(step.choice);
        page.refresh();
        this.#clock.pass(1000);
        return;
      case 'look at an older bet': {
        const receipt = this.#tab.account.receipt(step.back);
        if (receipt) page.showReceipt(receipt, step.wait);
        this.#clock.pass(1000);
        return;
      }
      case 'bet in vain':
        this.#press(step.press);
        this.#clock.pass(1000);
        return;
      case 'enter a client seed':
        reader.tell({ kind: 'entered', control: 'Client seed' });
        this.#enter(step.clientSeed, false);
        return;
      case 'have a client seed drawn':
        reader.tell({ kind: 'press', by: 'pointer' });
        if (step.beside) reader.tell({ kind: 'entered', control: '🎲', pressed: true });
        this.#enter(step.clientSeed, false);
        return;
      case 'rotate the pair':
        reader.tell({ kind: 'entered', control: 'Rotate seed pair' });
        this.#tab.account.rotate();
        this.#clock.pass(this.#story.manners.latency);
        page.refresh();
        this.#clock.pass(1500);
        return;
      case 'open the panel':
        page.openPanel();
        this.#clock.pass(1000);
        return;
      case 'close the panel':
        page.closePanel();
        this.#clock.pass(1000);
        return;
      case 'reload':
        this.#load(this.#tab);
        this.#clock.pass(1500);
        return;
      case 'go away and come back':
        page.leave();
        this.#clock.pass(3000);
        page.comeBack();
        this.#clock.pass(1000);
        return;
      case 'go to tab': {
        const name = `tab ${step.tab}`;
        this.#tab = this.#tabs.get(name) ?? this.#openTab(name, this.#tab.account);
        this.#clock.pass(1500);
        return;
      }
      case 'play elsewhere':
        this.#playElsewhere(step.choice);
        return;
      case 'change the account': {
        const [one, other] = this.#accounts;
        this.#tab.account = this.#tab.account === one ? other : one;
        this.#load(this.#tab);
        this.#clock.pass(1500);
        return;
      }
      case 'wait':
        this.#tab.account.lookAway();
        page.refresh();
        this.#clock.pass(step.wait);
        return;
      case 'miss readings':
        reader.miss(step.wait);
        return;
      case 'lose the worker':
        this.#workerBackAt = this.#clock.now + step.wait;
        this.#clock.after(step.wait, () => this.#deliver());
        return;
      case 'set the clock':
        this.#skew += step.by;
        return;
      case 'garble':
        page.garble(step.wait);
        return;
    }
  }

  #enter(clientSeed: string, isHandOpen: boolean): void {
    const { account, page } = this.#tab;
    // A pair is not rotated in the middle of a hand.
    if (!isHandOpen || this.#kind.seeding === 'per-bet') account.enter(clientSeed);
    this.#clock.pass(this.#story.manners.latency);
    page.refresh();
    this.#clock.pass(1000);
  }

  #play({ press, choice, thinks, looks, interrupted }: Extract<Step, { do: 'play' }>): void {
    const tab = this.#tab;
    const { account } = tab;
    const { latency, mixes, reveals } = this.#story.manners;
    const moves = movesOf(this.#story.manners, this.#kind);
    const answers = latency + Math.max(moves, mixes);
    const resumed = this.#unfinished(tab);
    // The time in which a casino does what a player is not to notice.
    if (!resumed) {
      account.lookAway();
      tab.page.refresh();
      this.#clock.pass(700);
      this.#press(press);
    }
    const dealt = resumed ?? this.#bet(account, tab.name, press);
    const { hand } = dealt;
    if (!resumed) {
      this.#clock.pass(latency);
      this.#lay(tab, hand);
      tab.page.refresh();
      this.#clock.pass(answers);
    }
    if (interrupted === 'reload') {
      this.#clock.pass(thinks);
      this.#load(tab);
      this.#clock.pass(1500);
    } else if (interrupted === 'close') {
      tab.page.leave();
      this.#tabs.delete(tab.name);
      this.#tab = this.#openTab(`${tab.name}’`, account);
      this.#clock.pass(1500);
      return;
    } else if (interrupted === 'another tab plays') {
      this.#playBeside(tab, choice);
    } else if (interrupted === 'a client seed is entered') {
      tab.reader.tell({ kind: 'entered', control: 'Client seed' });
      this.#enter('in between', true);
    } else if (interrupted !== 'none') {
      if (interrupted === 'the panel is opened') tab.page.openPanel();
      else tab.page.closePanel();
      this.#clock.pass(1000);
    }
    while (!hand.isOver) {
      this.#clock.pass(thinks / 2);
      if (hand.wait()) this.#lay(tab, hand);
      this.#clock.pass(thinks / 2 + Math.max(moves, mixes));
      if (press === 'key') tab.reader.tell({ kind: 'press', by: 'key' });
      hand.decide(choice);
      if (hand.isOver) this.#end(dealt, account);
      if (reveals === 'before the last cards') tab.page.refresh();
      this.#clock.pass(latency);
      this.#lay(tab, hand);
      this.#clock.pass(answers - latency);
    }
    if (dealt.overAt === Number.POSITIVE_INFINITY) this.#end(dealt, account);
    tab.page.refresh();
    tab.page.clearAfter(hand);
    this.#clock.pass(looks);
    if (this.#story.manners.reloads) {
      this.#load(tab);
      this.#clock.pass(looks);
    }
  }

  #playMany({ press, choice, hands, each }: Extract<Step, { do: 'play many' }>): void {
    const tab = this.#tab;
    const { account, page } = tab;
    if (this.#unfinished(tab)) return;
    this.#press(press);
    for (let n = 0; n < hands; n++) {
      const dealt = this.#bet(account, tab.name, n === 0 ? press : 'nothing');
      const { hand } = dealt;
      this.#clock.pass(each / 2);
      this.#lay(tab, hand, { inHurry: true });
      page.refresh();
      this.#clock.pass(each / 2);
      while (!hand.isOver) hand.decide(choice);
      this.#end(dealt, account);
      this.#lay(tab, hand, { inHurry: true });
      page.refresh();
    }
    this.#clock.pass(1500);
  }

  /** Puts a hand on its tab's table, and where tables are mirrored, on the account's others where none is played. */
  #lay(tab: Tab, hand: Hand, how: { readonly inHurry?: boolean } = {}): void {
    tab.page.lay(hand, how);
    if (!this.#story.manners.mirrors) return;
    for (const other of this.#tabs.values()) {
      if (other === tab || other.account !== tab.account || this.#unfinished(other)) continue;
      other.page.lay(hand, how);
      other.page.refresh();
    }
  }

  /** The hand that the tab's account has in play on this tab, where there is one. */
  #unfinished({ name, account }: Tab): Dealt | undefined {
    return this.#dealt.find(
      (dealt) => dealt.tab === name && dealt.account === account && dealt.overAt === Number.POSITIVE_INFINITY,
    );
  }

  #bet(account: Account, tab: string | null, press: Press): Dealt {
    for (const owed of this.#owed.splice(0)) account.reveal(owed);
    const hand = account.bet();
    const dealt = { hand, account, tab, press, betAt: this.#clock.now, overAt: Number.POSITIVE_INFINITY };
    this.#dealt.push(dealt);
    return dealt;
  }

  #end(dealt: Dealt, account: Account): void {
    dealt.overAt = this.#clock.now;
    if (this.#story.manners.reveals === 'with the next bet') this.#owed.push(dealt.hand);
    else account.reveal(dealt.hand);
    account.end(dealt.hand);
  }

  #press(press: Press): void {
    const { reader } = this.#tab;
    if (press === 'control') reader.tell({ kind: 'bet', control: 'Deal' });
    else if (press !== 'nothing') reader.tell({ kind: 'press', by: press });
  }

  #playElsewhere(choice: Choice): void {
    const { account } = this.#tab;
    const dealt = this.#bet(account, null, 'nothing');
    while (!dealt.hand.isOver) dealt.hand.decide(choice);
    this.#end(dealt, account);
    this.#clock.pass(TELLS_ELSEWHERE);
  }

  /** In the middle of a hand, another is played in another tab. */
  #playBeside(tab: Tab, choice: Choice): void {
    const name = `beside ${tab.name}`;
    this.#tab = this.#tabs.get(name) ?? this.#openTab(name, tab.account);
    this.#clock.pass(1500);
    this.#play({ do: 'play', press: 'control', choice, thinks: 1500, looks: 1500, interrupted: 'none' });
    this.#tab = tab;
  }

  #openTab(name: string, account: Account): Tab {
    const tab = { name, account, outbox: [] } as unknown as Tab;
    this.#tabs.set(name, tab);
    this.#load(tab);
    return tab;
  }

  /** Loads the casino's page in a tab: what lies on its table is there at once. */
  #load(tab: Tab): void {
    tab.page?.leave();
    const { manners } = this.#story;
    const reader: { current?: Reader } = {};
    const onChange = () => reader.current?.changed();
    tab.page = new Page(`load ${++this.#loads}`, tab.account, manners, this.#clock, onChange);
    const { page } = tab;
    const date = () => EPOCH + this.#skew + this.#clock.now;
    tab.reader = new Reader(this.#openEyes, page, this.#clock, date, (sightings) => {
      const { now } = this.#clock;
      tab.outbox.push(...sightings.map((sighting) => ({ sighting, at: now, hand: page.hand })));
      this.#deliver();
    });
    reader.current = tab.reader;
    const unfinished = this.#unfinished(tab);
    const last = this.#dealt.findLast(
      ({ account, tab: where }) => account === tab.account && where === tab.name,
    );
    const lying = unfinished ?? (manners.clears === null && manners.remembers ? last : undefined);
    if (lying) tab.page.lay(lying.hand, { inHurry: true });
    tab.reader.changed();
  }

  /** Hands to the log what the tabs have to tell, unless the worker is away; then it comes later, and some of it twice. */
  #deliver(): void {
    if (this.#clock.now < this.#workerBackAt) return;
    for (const { name, outbox } of this.#tabs.values()) {
      const told = outbox.splice(0);
      for (const one of [...told, ...told.slice(-1)]) {
        if (this.#known.has(one.sighting.key)) continue;
        this.#known.add(one.sighting.key);
        const seq = this.#log.length + 1;
        this.#log.push({ ...one, observation: { ...one.sighting, seq, site: 'story', tab: name } });
      }
    }
  }
}

export const tell = (story: Story, openEyes: OpenEyes = openPlainEyes): Outcome =>
  new Telling(story, openEyes).tell();
