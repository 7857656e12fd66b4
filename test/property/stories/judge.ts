/**
 * What must hold of every story, and what excuses a cheat that was not called one.
 * @module
 */
import type { Card } from '../../../src/core/cards.ts';
import { isBetween as areBetween, outcomeOf } from '../../../src/core/games/tables.ts';
import type { DealtVideoPoker } from '../../../src/core/games/video-poker.ts';
import {
  type Observation,
  PANEL_FIELDS,
  type PanelField,
  type PanelReading,
  type TableReading,
} from '../../../src/core/observation.ts';
import type { Hand } from './hand.ts';
import { type Cheat, DECKS, dealtFrom } from './kinds.ts';
import { type Dealt, type Entry, type Judged, type Outcome, TELLS_ELSEWHERE } from './tell.ts';

/** Hands of an honest casino that were called a mismatch: false alarms. */
export const falseAlarms = (outcome: Outcome): readonly Judged[] =>
  wasUnseen(outcome)
    ? []
    : outcome.judged.filter(
        (one) =>
          one.verdict.status === 'mismatch' && !isTouched(one.dealt) && !wasToldOfAnother(outcome, one),
      );

/**
 * Whether a hand was dealt on a page that was closed before anything of it was logged, its press neither: there was none,
 * or the worker was away. What it used up is promised still, and nothing on any page tells that from a swapped promise.
 */
const wasUnseen = ({ dealt, log }: Outcome): boolean =>
  dealt.some(
    ({ betAt, overAt, tab, hand }) =>
      tab !== null &&
      overAt === Number.POSITIVE_INFINITY &&
      !log.some(
        (entry) =>
          entry.hand === hand ||
          (entry.observation.tab === tab &&
            entry.at === betAt &&
            ['bet', 'press'].includes(entry.observation.reading.kind)),
      ),
  );

/**
 * Whether a hand was bet on while its page was still filling in what it had been told of one on another device, which had
 * used what stood there; or is held against the seeds of one that was played there behind it. Nothing on the page tells
 * that from a promise that is swapped with the bet, as docs/verdicts.md says.
 */
function wasToldOfAnother(
  { story: { manners }, dealt: all }: Outcome,
  { assembled, dealt }: Judged,
): boolean {
  const slowness = TELLS_ELSEWHERE + manners.latency + Math.max(...Object.values(manners.fills));
  return all.some(
    ({ tab, account, overAt, hand }) =>
      dealt !== null &&
      tab === null &&
      account === dealt.account &&
      (overAt > dealt.betAt ? isJudgedBy(assembled, hand) : dealt.betAt - overAt < slowness),
  );
}

/** Hands that were cheated on, and got a green light although something of the cheat was on the page. */
export const falseComforts = (outcome: Outcome): readonly Judged[] =>
  outcome.judged.filter(
    (one) =>
      one.verdict.status === 'verified' &&
      one.dealt?.hand.cheat &&
      !wasHidden(outcome, one.dealt) &&
      !isOthersByAccident(outcome, one) &&
      !isOfAnotherShoe(one),
  );

/** Hands that were cheated on by what was read, and not called a mismatch though nothing excuses that. */
export const lostAlarms = (outcome: Outcome): readonly Dealt[] =>
  cheatedHands(outcome).filter(
    (dealt) => !isCaught(outcome, dealt) && excusesFor(outcome, dealt).length === 0,
  );

/** Hands that were played at a table of this machine and cheated on. */
export const cheatedHands = ({ dealt }: Outcome): readonly Dealt[] =>
  dealt.filter(({ hand, tab }) => hand.cheat !== null && tab !== null);

export const isCaught = ({ judged }: Outcome, dealt: Dealt): boolean =>
  judged.some((one) => one.dealt === dealt && one.verdict.status === 'mismatch');

const isTouched = (dealt: Dealt | null): boolean => dealt?.hand.cheat != null;

/** What must have been read for a hand's cheat to be seen. */
interface Reading {
  readonly outcome: Outcome;
  readonly dealt: Dealt;
  /** All that was read on the load of the page that the hand was bet on. */
  readonly here: readonly Entry[];
  /** The first sign of the hand in the log: its bet, or its cards. */
  readonly start: Entry;
}

const BY_ITSELF =
  'a hand that the page dealt by itself before, and that was not read whole, may have used the promise';

const AT_REST =
  'a bet was pressed before its own while the table was at rest: it may have been another game’s';

const BEHIND_A_BET =
  'its promise came behind a bet that came to nothing: the hand may be of that one, and the promise for the next';

const WENT_ON_TWICE =
  'the panel went on twice behind its bet before its cards lay there: once for a hand elsewhere, as may be';

const observedBefore = (
  here: readonly Entry[],
  { observation: { seq: end } }: Entry,
): readonly Observation[] => here.map(({ observation }) => observation).filter(({ seq }) => seq < end);

/**
 * Reasons for which a cheat may go unseen, each a fact of what was read: too little, or of more than one table. Each is
 * true where it excuses.
 */
const EXCUSES = {
  [AT_REST]: ({ here, start }: Reading) => {
    const before = here.filter(({ observation: { seq } }) => seq < start.observation.seq);
    const at = before.findLastIndex(({ observation }) => observation.reading.kind === 'bet');
    const between = before.slice(at + 1).map(({ observation }) => observation.reading);
    const table = before.slice(0, at).findLast(({ observation }) => observation.reading.kind === 'table');
    const isUnanswered = between.every(
      (one) => one.kind !== 'panel' && !(one.kind === 'table' && one.contents),
    );
    const reading = table?.observation.reading;
    return at >= 0 && isUnanswered && !(reading?.kind === 'table' && reading.contents);
  },
  [WENT_ON_TWICE]: (reading: Reading) => {
    const { here, start, dealt } = reading;
    const since = here.slice(here.indexOf(start) + 1);
    const [first] = looksAt(dealt.hand, since);
    const hashes = since
      .filter(({ observation }) => first && observation.tick <= first.tick)
      .map(({ observation }) => textOn(observation, 'announced.commitment'));
    const before = textOn(panelBefore(reading), 'announced.commitment');
    return new Set(hashes.filter((hash) => hash && hash !== before)).size > 1;
  },
  [BEHIND_A_BET]: ({ here, start, dealt: { hand } }: Reading) => {
    const before = observedBefore(here, start);
    const bet = before.findLast(({ reading }) => reading.kind === 'bet');
    const promised = before.find((one) => promises(one, hand));
    const isAnswered = before.some(
      ({ seq, reading }) => bet && seq > bet.seq && reading.kind === 'table' && reading.stage === 'dealt',
    );
    return bet !== undefined && promised !== undefined && promised.seq > bet.seq && !isAnswered;
  },
  'the cards were not read twice': (reading: Reading) => !cardsReadTwice(reading),
  'the seeds were not read twice before the next bet': (reading: Reading) => !reportReadTwice(reading),
  'the panel was not read twice before the bet': (reading: Reading) => panelBefore(reading) === null,
  'the promise was not on the panel before the bet': (reading: Reading) =>
    textOn(panelBefore(reading), 'announced.commitment') !== promiseOf(reading.dealt.hand),
  'the client seed was not on the panel before the bet': (reading: Reading) =>
    textOn(panelBefore(reading), 'announced.clientSeed') !== reading.dealt.hand.promised.clientSeed,
  'what stood there before was not read twice': (reading: Reading) => !earlierPanelReadTwice(reading),
  'the promise that was swapped was not read twice': ({ outcome, dealt: { hand } }: Reading) =>
    !outcome.log.some(
      ({ observation }) =>
        observation.confirmed && textOn(observation, 'announced.commitment') === hand.swapped,
    ),
  'the client seed that was replaced stood there before its hash, and nothing was dealt from it': ({
    outcome,
    here,
    dealt: { hand, betAt },
  }: Reading) => {
    const panels = here.map(({ observation }) => observation);
    const first = panels.findIndex((one) => promises(one, hand));
    const stood = textOn(panels[first] ?? null, 'announced.clientSeed');
    return (
      panels.slice(0, first).some((one) => textOn(one, 'announced.clientSeed') === stood) &&
      !outcome.dealt.some((one) => one.hand.promised.reveal === hand.promised.reveal && one.betAt < betAt)
    );
  },
  'each promise came with its hand’s cards: the page may show it too late': ({ outcome, dealt }: Reading) => {
    const before = handBefore(outcome, dealt);
    const came = outcome.log.find(
      ({ observation }) => before !== undefined && promises(observation, before.hand),
    );
    return came !== undefined && came.at > before!.betAt;
  },
  'its promise came on the way to its cards, which lay there no longer: another hand may have used the first':
    ({ here, start, dealt: { hand } }: Reading) => {
      const since = here.slice(here.indexOf(start));
      const looks = looksAt(hand, since);
      const [first] = looks;
      const end = looks.find((look) => outcomeOf(look.reading) === outcomeInTheEnd(hand));
      const from = start.observation.at;
      if (first?.reading.stage !== 'dealt' || !end || end.at - first.at > first.at - from) return false;
      const between = since.map(({ observation }) => observation).filter(({ seq }) => seq < first.seq);
      const isOwn = (one: Observation): boolean =>
        textOn(one, 'announced.commitment') === hand.kind.commitmentOf(hand.used.reveal);
      const own = between.findIndex(isOwn);
      const isMoving = ({ reading, tick }: Observation): boolean =>
        reading.kind === 'table' && reading.stage === 'moving' && tick !== between[own]!.tick;
      const hasGoneOn = between.slice(own).some((one) => one.reading.kind === 'panel' && !isOwn(one));
      return own >= 0 && (hasGoneOn || between.slice(0, own).some(isMoving));
    },
  'its promise came with its cards, so late, or with its seeds, that another hand may have been played meanwhile':
    ({ here, start, dealt: { hand } }: Reading) => {
      const since = here.slice(here.indexOf(start) + 1);
      const [first] = looksAt(hand, since);
      if (!first) return false;
      const isOut = since.some(
        ({ observation }) => observation.tick <= first.tick && showsSeeds(observation, hand.used.reveal),
      );
      if (!isOut && first.at - start.observation.at < QUICK_HAND) return false;
      return !since.some(
        ({ observation: { reading, tick } }) => reading.kind === 'panel' && tick < first.tick,
      );
    },
  'no other client seed was read twice under the promise': (reading: Reading) =>
    !underPromise(reading).some(({ confirmed }) => confirmed),
  'the seed it was promised was not seen to be out': ({ outcome, dealt, start }: Reading) =>
    !outcome.log.some(
      ({ observation }) =>
        observation.seq < start.observation.seq &&
        observation.tab === dealt.tab &&
        reports(observation, dealt.hand) &&
        Object.values(dealt.hand.promised.reveal).includes(seedOn(observation)),
    ),
  'its seeds, out behind its bet, were logged before it, by another tab: they may have been out': ({
    outcome,
    dealt,
    start,
  }: Reading) =>
    outcome.log.some(
      ({ observation, at }) =>
        observation.tab !== dealt.tab &&
        at > dealt.betAt &&
        observation.seq < start.observation.seq &&
        (reports(observation, dealt.hand) || showsSeeds(observation, dealt.hand.used.reveal)),
    ),
  'the hand before was not seen': ({ outcome, dealt }: Reading) => !handBeforeWasSeen(outcome, dealt),
  'something was played elsewhere meanwhile': ({ outcome, dealt }: Reading) =>
    playedElsewhere(outcome, dealt),
  'its seeds came out late, as may those of a hand elsewhere': ({ here, dealt: { hand } }: Reading) =>
    !here.some(
      (entry, i) =>
        reports(entry.observation, hand) &&
        here
          .slice(i)
          .some(({ hand: on, observation }) => on === hand && observation.reading.kind === 'table'),
    ),
  'win and bet were not on the table': ({ outcome }: Reading) => !outcome.story.manners.showsAmounts,
  'the panel had shown no commitment before': ({ here, start }: Reading) =>
    !here.some(
      ({ observation }) =>
        observation.seq < start.observation.seq && textOn(observation, 'announced.commitment'),
    ),
  'what the player entered last did not show on the panel before the bet': ({ here, start }: Reading) => {
    const before = observedBefore(here, start);
    const entered = before.findLast(({ reading }) => reading.kind === 'entered');
    const shown = (one: Observation) => textOn(one, 'announced.clientSeed');
    const stood = before.findLast((one) => one.seq < (entered?.seq ?? 0) && shown(one));
    return (
      entered !== undefined &&
      before.every((one) => one.seq < entered.seq || [null, shown(stood ?? one)].includes(shown(one)))
    );
  },
  'a number alone does not tell whose hand it is': ({ dealt }: Reading) =>
    dealt.hand.kind.game === 'roulette',
  'the table had not been read on its page before the bet': ({ here, start }: Reading) =>
    !here.some(
      ({ observation: { reading, seq } }) =>
        seq < start.observation.seq && reading.kind === 'table' && reading.stage !== 'moving',
    ),
  'the seed stood there before the hash beside it': ({ outcome, dealt }: Reading) => {
    const beside = (one: Observation) => reports(one, dealt.hand);
    const seedOn = (one: Observation) => textOn(one, 'reported.serverSeed');
    const panels = outcome.log.map(({ observation }) => observation).filter((one) => seedOn(one));
    const first = panels.find(beside);
    return first !== undefined && panels.some((one) => seedOn(one) === seedOn(first) && one.seq < first.seq);
  },
  'another number of decks gives its cards': ({ outcome, dealt }: Reading) =>
    dealt.hand.kind.scheme === 'bc-game/blackjack' &&
    outcome.judged.some((one) => one.dealt === dealt && one.verdict.checks.deal === 'pass'),
  [BY_ITSELF]: ({ outcome, dealt }: Reading) => {
    const before = handBefore(outcome, dealt);
    const ofIt = outcome.judged.filter((one) => one.dealt === before);
    const wasRead = ofIt.some(isDealKnown) && ofIt.every(isDealKnown);
    return before?.press === 'nothing' && !wasRead;
  },
  'a bet elsewhere may have had it': ({ dealt }: Reading) => dealt.account.kind.seeding === 'pair',
  'it may be a look at a bet of before, of a game that is over at once': ({ dealt }: Reading) =>
    dealt.account.kind.seeding === 'pair' && dealt.hand.kind.game === 'baccarat',
  'the nonce at the end of its client seed was never read': ({ outcome, dealt: { hand } }: Reading) =>
    hand.kind.nonce === 'appended' &&
    hand.used.nonce !== null &&
    !outcome.log.some(({ observation }) => saysNonceOf(observation, hand)),
  'it was seen once: it may be slowness': () => true,
  'it was not seen three times running: it may be slowness': (reading: Reading) => !wasSeenRunning(reading),
  'nothing was ever revealed': () => true,
  'nothing tells whose bet it was': ({ dealt }: Reading) => dealt.press !== 'control',
  'its client seed was blank, as one that is not filled yet': ({ dealt: { hand } }: Reading) =>
    hand.kind.hasClientSeed && hand.promised.clientSeed === '',
  'neither hands of its pair before and behind it nor a count tell its nonce': ({
    outcome,
    dealt,
  }: Reading) =>
    dealt.account.kind.seeding === 'pair' && !isBetween(outcome, dealt) && !isCounted(outcome, dealt),
  'the dealer’s cards were not all read twice': ({ here, dealt: { hand } }: Reading) =>
    hand.kind.game === 'blackjack' &&
    !looksAt(hand, here).some(
      (table) => table.confirmed && outcomeOf(table.reading) === outcomeInTheEnd(hand),
    ),
  'the last hand’s cards were read once more behind its bet: they may be its own': ({
    here,
    start,
    dealt: { hand },
  }: Reading) =>
    here.some(
      (entry, i) =>
        i > here.indexOf(start) &&
        entry.hand !== hand &&
        isLookAtCards(entry.observation) &&
        here.slice(i).some(({ hand: on }) => on === hand),
    ),
  'it began with the very cards of the last hand: it may be that one': ({
    outcome,
    here,
    dealt,
  }: Reading) => {
    const { hand } = dealt;
    const last = handBefore(outcome, dealt);
    const [first] = looksAt(hand, here);
    return (
      last !== undefined && first !== undefined && outcomeOf(first.reading) === outcomeInTheEnd(last.hand)
    );
  },
  'its first cards may have been on their way, from the last hand’s to those that came': ({
    outcome,
    here,
    dealt,
  }: Reading) => {
    const { hand } = dealt;
    const last = handBefore(outcome, dealt);
    const [first, ...others] = looksAt(hand, here);
    const inTheEnd = ({ kind: { game }, contents }: Hand) => ({ game, contents }) as TableReading;
    const came = [...others.map(({ reading }) => reading), inTheEnd(hand)];
    return (
      last !== undefined &&
      first !== undefined &&
      came.some((reading) => areBetween(inTheEnd(last.hand), first.reading, reading))
    );
  },
  'its last cards may have been on their way, from its first to the next hand’s, for which no control was pressed':
    ({ outcome, here, dealt: { hand, tab, betAt } }: Reading) => {
      const next = outcome.dealt.find((one) => one.tab === tab && one.betAt > betAt);
      if (!next || next.press === 'control') return false;
      const [first, ...others] = looksAt(hand, here).map(({ reading }) => reading);
      return looksAt(next.hand, here).some(({ reading }) =>
        others.some((one) => outcomeOf(one) !== outcomeOf(first!) && areBetween(first!, one, reading)),
      );
    },
  'all five were exchanged, and offered decisions still: they may be the next hand’s': ({
    here,
    dealt: { hand },
  }: Reading) =>
    'held' in hand.contents &&
    !hand.contents.held.includes(true) &&
    looksAt(hand, here).every(({ reading }) => reading.stage === 'dealt'),
  'its cards were changed as its seeds came out: they may be the next hand’s': ({
    here,
    dealt: { hand },
  }: Reading) => {
    const [first, ...others] = looksAt(hand, here);
    const changed = others.find(({ reading }) => outcomeOf(reading) !== outcomeOf(first!.reading));
    return here.some(
      ({ observation }) =>
        changed !== undefined &&
        (observation.seq < changed.seq || observation.tick === changed.tick) &&
        reports(observation, hand),
    );
  },
  'its seeds were out when its first cards were read: they may be another hand’s': ({
    here,
    dealt: { hand },
  }: Reading) => {
    const [first] = looksAt(hand, here);
    return here.some(
      ({ observation }) =>
        first !== undefined &&
        (observation.seq < first.seq || observation.tick === first.tick) &&
        reports(observation, hand),
    );
  },
  'something was pressed that may have drawn one': (reading: Reading) => {
    const { outcome, start, dealt } = reading;
    const last = underPromise(reading).findLast(({ confirmed }) => !confirmed);
    const before = handBefore(outcome, dealt);
    return outcome.log.some(
      ({ observation: { reading: done, seq }, at }) =>
        (done.kind === 'press' || (done.kind === 'entered' && done.pressed)) &&
        seq < start.observation.seq &&
        (at >= (before?.overAt ?? 0) || seq > (last?.seq ?? 0)),
    );
  },
  'the player had entered another since the one that was replaced stood there': (reading: Reading) => {
    const { here, start } = reading;
    const replaced = underPromise(reading).map((one) => textOn(one, 'announced.clientSeed'));
    const since = here.find(({ observation }) =>
      replaced.includes(textOn(observation, 'announced.clientSeed')),
    );
    return here.some(
      ({ observation: { reading: done, seq } }) =>
        done.kind === 'entered' &&
        seq > (since?.observation.seq ?? Number.POSITIVE_INFINITY) &&
        seq < start.observation.seq,
    );
  },
  'a bet that came to nothing, before the page was loaded anew, may have used its promise': ({
    outcome,
    here,
    dealt: { tab, betAt },
  }: Reading) =>
    outcome.log.some(
      ({ observation: { reading, load, tab: on }, at }) =>
        ['bet', 'press'].includes(reading.kind) &&
        on === tab &&
        at < betAt &&
        load !== here[0]!.observation.load &&
        !outcome.dealt.some((one) => one.tab === tab && one.betAt === at),
    ),
  'the pair that was promised was not read twice on its page': ({ here, start, dealt: { hand } }: Reading) =>
    !here.some(
      ({ observation }) =>
        observation.confirmed &&
        observation.seq < start.observation.seq &&
        textOn(observation, 'promised.commitment') === hand.swapped,
    ),
  'what the hand before was dealt from was not read, and its promise came by then': ({
    outcome,
    here,
    dealt,
    start,
  }: Reading) => {
    const before = handBefore(outcome, dealt);
    const promise = promiseBefore({ here, start });
    const promising = here.find(({ observation }) => textOn(observation, 'announced.commitment') === promise);
    const wasRead = outcome.judged.some((one) => one.dealt === before && isDealKnown(one));
    return before !== undefined && !wasRead && promising !== undefined && promising.at > before.betAt;
  },
  'the hand before, which the page dealt by itself, lay there behind its seeds: another may have come since':
    ({ outcome, dealt }: Reading) => {
      const before = handBefore(outcome, dealt);
      if (before?.press !== 'nothing') return false;
      const [first] = looksAt(before.hand, outcome.log);
      return outcome.log.some(
        ({ observation }) => observation.seq < (first?.seq ?? 0) && reports(observation, before.hand),
      );
    },
  'something was pressed on another page that promised the same, and no table was read there since': ({
    outcome,
    here,
    start,
  }: Reading) => {
    const promise = promiseBefore({ here, start });
    return outcome.log.some(
      ({ observation: { reading, load, seq } }) =>
        ['bet', 'press'].includes(reading.kind) &&
        load !== start.observation.load &&
        seq < start.observation.seq &&
        outcome.log.some(
          ({ observation }) =>
            observation.load === load &&
            observation.seq < seq &&
            textOn(observation, 'announced.commitment') === promise,
        ) &&
        !outcome.log.some(
          ({ observation }) =>
            observation.load === load && observation.seq > seq && observation.reading.kind === 'table',
        ),
    );
  },
  'the page was left in the middle': ({ here, dealt }: Reading) =>
    here.every(({ hand, at }) => hand !== dealt.hand || at < dealt.overAt),
} as const satisfies Record<string, (reading: Reading) => boolean>;
export type Excuse = keyof typeof EXCUSES | 'nothing of it was read' | 'no panel was read on its page';

const CARDS = ['the cards were not read twice', 'the seeds were not read twice before the next bet'] as const;
const LINKED = [
  'what the hand before was dealt from was not read, and its promise came by then',
  'its first cards may have been on their way, from the last hand’s to those that came',
  'its last cards may have been on their way, from its first to the next hand’s, for which no control was pressed',
  'the last hand’s cards were read once more behind its bet: they may be its own',
  'all five were exchanged, and offered decisions still: they may be the next hand’s',
  'its client seed was blank, as one that is not filled yet',
  'neither hands of its pair before and behind it nor a count tell its nonce',
  'something was played elsewhere meanwhile',
  'a bet that came to nothing, before the page was loaded anew, may have used its promise',
  'the promise was not on the panel before the bet',
  'its seeds, out behind its bet, were logged before it, by another tab: they may have been out',
  'nothing tells whose bet it was',
  'the page was left in the middle',
  'another number of decks gives its cards',
  'a number alone does not tell whose hand it is',
] as const;

/** What excuses each cheat. */
const EXCUSED_BY: Readonly<Record<Cheat, readonly (keyof typeof EXCUSES)[]>> = {
  'swaps a dealt card': [...CARDS, ...LINKED],
  'draws another card than the next': [...CARDS, ...LINKED],
  'changes a card on the table': [
    'its cards were changed as its seeds came out: they may be the next hand’s',
    ...CARDS,
    ...LINKED,
  ],
  'changes the hole card': ['the dealer’s cards were not all read twice', ...CARDS, ...LINKED],
  'pays wrongly': ['win and bet were not on the table', ...CARDS, ...LINKED],
  'deals from another seed and shows it with its own hash': [
    'the hand before, which the page dealt by itself, lay there behind its seeds: another may have come since',
    'something was pressed on another page that promised the same, and no table was read there since',
    BY_ITSELF,
    AT_REST,
    BEHIND_A_BET,
    WENT_ON_TWICE,
    'the dealer’s cards were not all read twice',
    ...CARDS,
    ...LINKED,
  ],
  'deals from another seed and shows it with the promised hash': [
    'the dealer’s cards were not all read twice',
    'the seed stood there before the hash beside it',
    ...CARDS,
    ...LINKED,
  ],
  'deals from another seed and shows the promised one': [
    'the dealer’s cards were not all read twice',
    ...CARDS,
    ...LINKED,
    'its seeds were out when its first cards were read: they may be another hand’s',
  ],
  'swaps the promise before the bet': ['it was seen once: it may be slowness'],
  'swaps the promise when the player has entered a client seed': [
    'its seeds came out late, as may those of a hand elsewhere',
    'what stood there before was not read twice',
    'the promise that was swapped was not read twice',
    ...CARDS,
    ...LINKED,
  ],
  'swaps the promise when the bet is placed': [
    'the hand before, which the page dealt by itself, lay there behind its seeds: another may have come since',
    'something was pressed on another page that promised the same, and no table was read there since',
    'the table had not been read on its page before the bet',
    'each promise came with its hand’s cards: the page may show it too late',
    'its promise came on the way to its cards, which lay there no longer: another hand may have used the first',
    'its promise came with its cards, so late, or with its seeds, that another hand may have been played meanwhile',
    'the dealer’s cards were not all read twice',
    BY_ITSELF,
    AT_REST,
    BEHIND_A_BET,
    WENT_ON_TWICE,
    ...CARDS,
    ...LINKED,
  ],
  'withholds the commitment until the bet': [
    'it was not seen three times running: it may be slowness',
    ...CARDS,
    ...LINKED,
  ],
  'deals from another client seed and shows it': [
    'the client seed was not on the panel before the bet',
    'what the player entered last did not show on the panel before the bet',
    ...CARDS,
    ...LINKED,
  ],
  'deals from another client seed and shows the player’s': [
    BY_ITSELF,
    'the client seed was not on the panel before the bet',
    ...CARDS,
    ...LINKED,
  ],
  'replaces the client seed before the bet': [
    'the client seed that was replaced stood there before its hash, and nothing was dealt from it',
    'no other client seed was read twice under the promise',
    'the client seed was not on the panel before the bet',
    'what stood there before was not read twice',
    'the player had entered another since the one that was replaced stood there',
    'something was pressed that may have drawn one',
    ...CARDS,
    ...LINKED,
  ],
  // Its cards tell of it without hands before and behind it.
  'promises a seed that is out': [
    'the seed it was promised was not seen to be out',
    'the client seed was not on the panel before the bet',
    'it began with the very cards of the last hand: it may be that one',
    'the dealer’s cards were not all read twice',
    'the nonce at the end of its client seed was never read',
    'it may be a look at a bet of before, of a game that is over at once',
    ...CARDS,
    ...LINKED.filter(
      (name) => name !== 'neither hands of its pair before and behind it nor a count tell its nonce',
    ),
  ],
  'skips a nonce': ['a bet elsewhere may have had it', 'the hand before was not seen', ...CARDS, ...LINKED],
  'uses a nonce twice': [
    'the hand before was not seen',
    'it may be a look at a bet of before, of a game that is over at once',
    'the dealer’s cards were not all read twice',
    ...CARDS,
    ...LINKED,
  ],
  'never reveals the seed': ['nothing was ever revealed'],
  'activates another pair than the promised one': [
    'the pair that was promised was not read twice on its page',
    ...CARDS,
    ...LINKED,
  ],
};

/** Nobody plays a hand with decisions in less, in ms. */
const QUICK_HAND = 4000;

/** Why a cheat may have gone unseen; none where it had to be seen. */
export function excusesFor(outcome: Outcome, dealt: Dealt): readonly Excuse[] {
  const reading = readingOf(outcome, dealt);
  if (!reading) return ['nothing of it was read'];
  if (!reading.here.some(({ observation }) => observation.reading.kind === 'panel'))
    return ['no panel was read on its page'];
  return EXCUSED_BY[dealt.hand.cheat!].filter((name) => EXCUSES[name](reading));
}

function readingOf(outcome: Outcome, dealt: Dealt): Reading | null {
  const { hand, tab, betAt } = dealt;
  const of = outcome.log.filter(({ observation }) => observation.tab === tab);
  const bet = of.find(({ observation, at }) => observation.reading.kind === 'bet' && at === betAt);
  const start = bet ?? of.find((entry) => entry.hand === hand);
  if (!start) return null;
  return {
    outcome,
    dealt,
    start,
    here: of.filter(({ observation }) => observation.load === start.observation.load),
  };
}

/** The hand that was dealt just before another on its tab. */
const handBefore = ({ dealt: all }: Outcome, { tab, betAt }: Dealt): Dealt | undefined =>
  all.findLast((one) => one.tab === tab && one.betAt < betAt);

/** What was promised on a hand's page as it last was before its bet; null where nothing was read. */
const promiseBefore = (reading: Pick<Reading, 'here' | 'start'>): string | null =>
  textOn(lastPanel(reading), 'announced.commitment');

/** Whether nothing of a cheat was ever on the page: then it is none to the player, and its hand may be green. */
function wasHidden(outcome: Outcome, dealt: Dealt): boolean {
  const reading = readingOf(outcome, dealt);
  if (!reading || isTheSameByAccident(dealt.hand)) return true;
  const { here, start } = reading;
  const before = here.filter(({ observation: { seq } }) => seq < start.observation.seq);
  const saw = (field: PanelField, isSo: (text: string) => boolean) =>
    before.some(({ observation }) => isSo(textOn(observation, field) ?? ''));
  switch (dealt.hand.cheat) {
    case 'pays wrongly':
      return !outcome.story.manners.showsAmounts;
    // A card that was drawn over before it was ever to be seen.
    case 'changes a card on the table': {
      const { kind, used } = dealt.hand;
      if (kind.game !== 'video-poker') return false;
      const ten = dealtFrom(kind, used).dealt as DealtVideoPoker;
      const isOfSeeds = (card: Card | null): boolean => card === null || ten.includes(card);
      return looksAt(dealt.hand, outcome.log).every(
        ({ reading: { contents } }) => !contents || !('cards' in contents) || contents.cards.every(isOfSeeds),
      );
    }
    // Another table's bet may have brought it out in time, on whatever tab.
    case 'withholds the commitment until the bet':
      return outcome.log.some(
        ({ observation }) => observation.seq < start.observation.seq && promises(observation, dealt.hand),
      );
    case 'promises a seed that is out': {
      const { reveal } = dealt.hand.promised;
      // The very cards that lay there still when it was bet on are the last hand's, to whoever looks, and the bet a refused one.
      const last = before.findLast(({ observation: { reading } }) => reading.kind === 'table')?.observation;
      const [first] = looksAt(dealt.hand, here);
      const isLastHands = last !== undefined && isLookAtCards(last) && showSame(last, first);
      return isLastHands || !before.some(({ observation }) => showsSeeds(observation, reveal));
    }
    case 'skips a nonce': {
      const { kind, used, promised } = dealt.hand;
      // Counted before anything of the hand is on the table, it is a bet that was not seen: the page dealt this one by itself.
      const isPast = ({ observation }: Entry): boolean => {
        const count = textOn(observation, 'announced.count') || Number.NaN;
        const next = textOn(observation, 'announced.nonce') ?? Number(count) + outcome.story.countsFrom;
        return promises(observation, dealt.hand) && Number(next) >= used.nonce!;
      };
      // So may a hand before have been whose own nonce nothing tells.
      const mayHaveHad = ({ assembled, dealt: other }: Judged): boolean =>
        other?.hand.promised.reveal === promised.reveal &&
        other.betAt < dealt.betAt &&
        assembled.hand.nonce === null;
      if (kind.seeding === 'pair') return [...before, start].some(isPast) || outcome.judged.some(mayHaveHad);
      // Nothing tells how far was counted.
      return !outcome.log.some(
        ({ observation }) =>
          observation.seq < start.observation.seq &&
          textOn(observation, 'reported.clientSeed')?.startsWith(promised.clientSeed),
      );
    }
    // Nothing was read of the hand that had it first, and no panel had counted so far.
    case 'uses a nonce twice': {
      const { used, kind } = dealt.hand;
      const isPair = kind.seeding === 'pair';
      const isTwin = ({ hand }: Dealt): boolean =>
        hand !== dealt.hand &&
        hand.used.nonce === used.nonce &&
        hand.used.clientSeed === used.clientSeed &&
        (!isPair || hand.used.reveal === used.reveal);
      // Where nothing was pressed for it, nothing tells it from a tab that shows the other's table.
      const isLikeMirror = ({ tab, press, betAt, overAt }: Dealt): boolean =>
        tab !== dealt.tab && press === 'nothing' && betAt <= dealt.overAt && overAt >= dealt.betAt;
      const wasRead = ({ hand, tab, betAt }: Dealt): boolean =>
        outcome.log.some(
          ({ hand: on, observation, at }) =>
            on === hand || (observation.tab === tab && observation.reading.kind === 'bet' && at === betAt),
        );
      const counts =
        (most: number) =>
        ({ observation }: Entry): boolean =>
          promises(observation, dealt.hand) && Number(textOn(observation, 'announced.count')) > most;
      const wasShown = ({ hand }: Dealt): boolean => looksAt(hand, outcome.log).length > 0;
      // Nor is one known to have had it beside whose seeds no panel said so.
      const isNonceRead = ({ hand }: Dealt): boolean =>
        hand.kind.nonce !== 'appended' ||
        outcome.log.some(
          ({ observation }) =>
            saysNonceOf(observation, hand) &&
            (reports(observation, hand) || showsSeeds(observation, hand.used.reveal)),
        );
      // A hand whose page was closed goes on where that is opened again, from what lay there last.
      const [first] = looksAt(dealt.hand, here);
      const isResumed = ({ hand, overAt }: Dealt): boolean =>
        overAt === Number.POSITIVE_INFINITY && showSame(looksAt(hand, outcome.log).at(-1), first);
      // Where no cards of its pair were read before its own, all are as at a casino that begins with the nonce before.
      const isFirst = !outcome.dealt.some(
        (one) =>
          one.betAt < dealt.betAt && one.hand.promised.reveal === dealt.hand.promised.reveal && wasShown(one),
      );
      // Nor, where it was dealt just before, whose of the two a press was that a count followed.
      const last = outcome.dealt.findLast(
        ({ account, betAt }) => account === dealt.account && betAt < dealt.betAt,
      );
      const isTwinLast = last !== undefined && isTwin(last);
      const next = outcome.dealt.find(({ tab, betAt }) => tab === dealt.tab && betAt > dealt.betAt);
      // What is counted while its last cards go on lying there may come of a bet elsewhere behind it, if counts were read before.
      const end = looksAt(dealt.hand, here).find(({ reading: { stage } }) => stage === 'over');
      const isUntil = ({ at, observation: { seq } }: Entry): boolean =>
        at < (next?.betAt ?? Number.POSITIVE_INFINITY) && !(end && before.some(counts(-1)) && seq > end.seq);
      const until = isFirst || isTwinLast ? here.filter(isUntil) : here;
      return (
        !outcome.dealt.some(
          (one) =>
            isTwin(one) &&
            (isPair && isFirst ? wasShown : wasRead)(one) &&
            isNonceRead(one) &&
            !isResumed(one) &&
            !isLikeMirror(one),
        ) &&
        (!isPair || (!before.some(counts(used.nonce!)) && !until.some(counts(used.nonce! + 1))))
      );
    }
    case 'replaces the client seed before the bet':
      return !underPromise(reading).some(({ confirmed }) => !confirmed);
    case 'swaps the promise before the bet':
    case 'swaps the promise when the player has entered a client seed':
      return (
        !saw('announced.commitment', (text) => text === dealt.hand.swapped) || EXCUSES[BY_ITSELF](reading)
      );
    case 'activates another pair than the promised one':
      return !saw('promised.commitment', (text) => text === dealt.hand.swapped);
    default:
      return false;
  }
}

/** Whether a number that was drawn from other seeds is what those that are shown give. */
const isTheSameByAccident = ({ kind, cheat, promised, contents }: Hand): boolean =>
  cheat?.startsWith('deals from another') === true &&
  'number' in contents &&
  dealtFrom(kind, promised).dealt === contents.number;

/** Whether a number was judged by the seeds of another hand, which came out behind its bet and give it too. */
const isOthersByAccident = ({ dealt: all }: Outcome, { assembled, dealt }: Judged): boolean =>
  dealt?.hand.kind.game === 'roulette' &&
  all.some(({ hand }) => hand !== dealt.hand && isJudgedBy(assembled, hand));

/**
 * Whether the very cards of a hand are what its seeds give with another number of decks, which no page of the casino says:
 * that number is inferred, and nothing tells the hand from an honest one of such a shoe.
 */
const isOfAnotherShoe = ({ verdict }: Judged): boolean =>
  verdict.reasons.some(({ code, subs }) => code === 'decks-inferred' && subs?.[0] !== String(DECKS));

/** Whether a hand was judged by the seeds that this one was dealt from. */
function isJudgedBy({ hand: { reveal } }: Judged['assembled'], { used }: Hand): boolean {
  const seeds: readonly unknown[] = Object.values(reveal ?? {});
  return Object.values(used.reveal).some((seed) => seeds.includes(seed));
}

const isDealKnown = ({ verdict }: Judged): boolean => ['pass', 'fail'].includes(verdict.checks.deal);

/** Whether a panel promises, or reports, what was promised to a hand. */
const promises = (panel: Observation, hand: Hand): boolean =>
  textOn(panel, 'announced.commitment') === promiseOf(hand);
const reports = (panel: Observation, hand: Hand): boolean =>
  textOn(panel, 'reported.commitment') === promiseOf(hand);

/** Whether a panel shows these seeds as the last hand's. */
const showsSeeds = (panel: Observation, reveal: Hand['used']['reveal']): boolean =>
  (['reported.serverSeed', 'reported.secret'] as const).some((field) =>
    Object.values(reveal).includes(textOn(panel, field) ?? ''),
  );

/** Whether a panel shows the client seed that a hand was dealt from, with the nonce at its end. */
const saysNonceOf = (panel: Observation, { used }: Hand): boolean =>
  textOn(panel, 'reported.clientSeed') === `${used.clientSeed}${used.nonce}`;

/** Whether two looks, if there were such, are at the same cards. */
const showSame = (one: Look | undefined, other: Look | undefined): boolean =>
  one !== undefined && other !== undefined && outcomeOf(one.reading) === outcomeOf(other.reading);

const promiseOf = ({ kind, promised }: Hand): string => kind.commitmentOf(promised.reveal);

/** A field's text on a reading of the panel; null where it is none, or was not read. */
function textOn(observation: Observation | null, field: PanelField): string | null {
  if (observation?.reading.kind !== 'panel') return null;
  const found = (observation.reading as PanelReading).fields[field];
  if (!found || !('value' in found)) return null;
  return field.endsWith('.commitment') ? found.value.toLowerCase() : found.value;
}

/** The panel as it last was before the bet; null where none was read. */
const lastPanel = ({ here, start }: Pick<Reading, 'here' | 'start'>): Observation | null =>
  here.findLast(
    ({ observation: { reading, seq } }) => reading.kind === 'panel' && seq < start.observation.seq,
  )?.observation ?? null;

/** The same, where it was read twice so. */
function panelBefore(reading: Reading): Observation | null {
  const last = lastPanel(reading);
  return last?.confirmed && last.tick !== reading.start.observation.tick ? last : null;
}

/** The seed that a panel reports, whatever it is called; nothing where it reports none. */
const seedOn = (observation: Observation): string =>
  textOn(observation, 'reported.serverSeed') || textOn(observation, 'reported.secret') || '';

type Look = Observation & { readonly reading: TableReading };

const isLookAtCards = (observation: Observation): observation is Look =>
  observation.reading.kind === 'table' && observation.reading.contents !== null;

/** What was read of a hand's cards. */
const looksAt = (hand: Hand, entries: readonly Entry[]): Look[] =>
  entries.flatMap(({ hand: on, observation }) =>
    on === hand && isLookAtCards(observation) ? [observation] : [],
  );

const outcomeInTheEnd = (hand: Hand): string =>
  outcomeOf({ game: hand.kind.game, contents: hand.contents } as TableReading);

/**
 * Whether the first cards, the last and all that were changed between were read twice. Cards that lie as they did in the end
 * tell of no first ones, unless all five were held.
 */
function cardsReadTwice({ outcome, here, dealt: { hand, tab, betAt } }: Reading): boolean {
  // Controls may never say that it is over.
  const final = outcomeInTheEnd(hand);
  const next = outcome.dealt.find((one) => one.tab === tab && one.betAt > betAt);
  // What lies there behind the next bet may be the next hand's.
  const tables = here.filter(
    ({ observation: { reading }, hand: on, at }) =>
      on === hand && reading.kind === 'table' && at < (next?.betAt ?? Number.POSITIVE_INFINITY),
  );
  // A page that is loaded again may show more of it.
  const anywhere = outcome.log.filter(
    ({ observation, hand: on }) =>
      on === hand && observation.tab === tab && observation.reading.kind === 'table',
  );
  const texts = (confirmed: boolean) =>
    new Set(
      anywhere
        .filter(({ observation }) => observation.confirmed === confirmed)
        .map(({ observation: { reading } }) =>
          JSON.stringify('contents' in reading ? reading.contents : null),
        ),
    );
  const twice = texts(true);
  // Where all were held, its cards don't say either.
  const isHeld = 'held' in hand.contents && hand.contents.held.every(Boolean);
  const over = tables.some(
    ({ observation: { reading, confirmed } }) =>
      confirmed &&
      reading.kind === 'table' &&
      (reading.stage === 'over' || (!isHeld && outcomeOf(reading) === final)),
  );
  const dealt =
    hand.kind.game === 'roulette' ||
    hand.kind.game === 'baccarat' ||
    tables.some(
      ({ observation: { reading, confirmed } }) =>
        confirmed &&
        reading.kind === 'table' &&
        reading.stage === 'dealt' &&
        (isHeld || outcomeOf(reading) !== final),
    );
  // One that is loaded again tells nothing of what this one showed for a moment.
  const isTwiceHere = ({ reading }: Look): boolean =>
    looksAt(hand, here).some((one) => one.confirmed && outcomeOf(one.reading) === outcomeOf(reading));
  return (
    over &&
    dealt &&
    looksAt(hand, here).every(isTwiceHere) &&
    [...texts(false)].every((text) => text === 'null' || twice.has(text))
  );
}

/** Whether the panel was read twice with this hand's seeds before the next bet was pressed. */
function reportReadTwice({ outcome, here, dealt, start }: Reading): boolean {
  const { kind, promised, used } = dealt.hand;
  const hashes = [promised, used].map(({ reveal }) => kind.commitmentOf(reveal));
  const seeds = [promised, used].flatMap(({ reveal }) => Object.values(reveal));
  const hashOn = (one: Observation) => textOn(one, 'reported.commitment') || '';
  const wasAnothers = (text: string): boolean =>
    outcome.log.some(
      ({ observation }) => seedOn(observation) === text && !['', ...hashes].includes(hashOn(observation)),
    );
  // Of a pair any may be shown that was not another's before; of one seed a bet, the last hand's may stand there still.
  const isItsOwn = (text: string): boolean =>
    seeds.includes(text) || (text !== '' && kind.seeding === 'pair' && !wasAnothers(text));
  const next = outcome.dealt.find(({ tab, betAt }) => tab === dealt.tab && betAt > dealt.betAt);
  return here.some(
    ({ observation, at }) =>
      observation.confirmed &&
      observation.seq > start.observation.seq &&
      at < (next?.betAt ?? Number.POSITIVE_INFINITY) &&
      at >= dealt.overAt &&
      isItsOwn(seedOn(observation)) &&
      hashes.includes(hashOn(observation)),
  );
}

/**
 * Whether the commitment was blank until the bet, and there before the first cards lay, of a hand and others around it on
 * its page, three in a row.
 */
function wasSeenRunning({ outcome, here, dealt }: Reading): boolean {
  const ofTab = outcome.dealt.filter(({ tab }) => tab === dealt.tab);
  const at = ofTab.indexOf(dealt);
  const around = ofTab.slice(Math.max(0, at - 2), at + 3).map((one) => isShownWithBet(one, outcome, here));
  return around.some((isSo, i) => isSo && around[i + 1] && around[i + 2]);
}

function isShownWithBet(dealt: Dealt, outcome: Outcome, here: readonly Entry[]): boolean {
  const reading = readingOf(outcome, dealt);
  if (!reading || dealt.press !== 'control' || !here.includes(reading.start)) return false;
  const before = panelBefore(reading);
  // A panel that is all blank has not been filled yet.
  if (textOn(before, 'announced.commitment') !== '' || !saysSomething(before!)) return false;
  const from = here.indexOf(reading.start);
  const [lie] = looksAt(dealt.hand, here.slice(from));
  const shown = here
    .slice(from)
    .find(
      ({ observation }) =>
        lie !== undefined &&
        (observation.seq < lie.seq || observation.tick === lie.tick) &&
        textOn(observation, 'announced.commitment'),
    );
  if (!shown) return false;
  // It may be a page that is slow before the bet as behind it.
  const panels = here
    .slice(0, from)
    .flatMap(({ observation }) => (observation.reading.kind === 'panel' ? [observation] : []));
  const since = panels[panels.findLastIndex((panel) => textOn(panel, 'announced.commitment') !== '') + 1]!;
  const at = reading.start.observation.at;
  return at - since.at >= 2 * Math.max(shown.observation.at - at, ...fillsWithoutBet(here));
}

/** For how long a load's panel left the commitment blank, each time that it came without a bet. */
function fillsWithoutBet(here: readonly Entry[]): number[] {
  let since: number | null = null;
  return here.flatMap(({ observation }) => {
    const { reading, at } = observation;
    if (reading.kind === 'bet') since = null;
    if (reading.kind !== 'panel') return [];
    const text = textOn(observation, 'announced.commitment');
    if (text === '') {
      since ??= at;
      return [];
    }
    const fill = since === null || !text ? [] : [at - since];
    since = null;
    return fill;
  });
}

const saysSomething = (panel: Observation): boolean => PANEL_FIELDS.some((field) => textOn(panel, field));

/** Whether the panel before the one before the bet was read twice on the same load of the page. */
function earlierPanelReadTwice({ here, start }: Reading): boolean {
  const panels = here
    .filter(({ observation: { reading, seq } }) => reading.kind === 'panel' && seq < start.observation.seq)
    .map(({ observation }) => observation);
  const last = JSON.stringify(panels.at(-1)?.reading);
  return panels.some(({ confirmed, reading }) => confirmed && JSON.stringify(reading) !== last);
}

/**
 * What was read of the panel, before the bet, with the hand's promise and another client seed than the hand's, since the
 * player last entered one. The one that stood there then may have stood there on, as long as no hand was dealt from it.
 */
function underPromise({ outcome, here, start, dealt: { hand, tab, betAt } }: Reading): Observation[] {
  const before = here.filter(({ observation: { seq } }) => seq < start.observation.seq);
  const entered = before.findLast(({ observation: { reading } }) => reading.kind === 'entered');
  const shown = (one: Observation) => textOn(one, 'announced.clientSeed');
  const isSince = ({ observation: { seq } }: Entry): boolean => !entered || seq > entered.observation.seq;
  const stood = before.findLast((one) => !isSince(one) && shown(one.observation));
  const text = stood ? shown(stood.observation) : null;
  const wasDealtFrom = outcome.dealt.some(
    (one) =>
      one.tab === tab &&
      one.betAt > (entered?.at ?? 0) &&
      one.betAt < betAt &&
      one.hand.promised.clientSeed === text,
  );
  const isStanding = (one: Observation): boolean => !wasDealtFrom && text !== null && shown(one) === text;
  return before
    .filter(isSince)
    .map(({ observation }) => observation)
    .filter(
      (one) =>
        promises(one, hand) && ![null, '', hand.promised.clientSeed].includes(shown(one)) && !isStanding(one),
    );
}

/**
 * Whether the same account played on another device or in another tab between the hand before this one and its end, or
 * bet in vain there, for all that is known.
 */
function playedElsewhere(
  { dealt: all, log, story }: Outcome,
  { account, tab, betAt, overAt }: Dealt,
): boolean {
  const mine = all.filter((one) => one.tab === tab);
  const before = mine.findLast((one) => one.betAt < betAt);
  return (
    all.some(
      (one) =>
        one.account === account &&
        one.tab !== tab &&
        one.betAt >= (before?.betAt ?? 0) &&
        one.betAt <= overAt + 20_000,
    ) ||
    log.some(
      ({ observation, at }) =>
        observation.tab !== tab && observation.reading.kind === 'bet' && at <= overAt + 20_000,
    ) ||
    story.steps.some((step) => step.do === 'change the account')
  );
}

/** Whether hands of the same pair that were verified were played at the same table before and behind this one. */
function isBetween({ judged }: Outcome, { hand, tab, betAt }: Dealt): boolean {
  const proven = judged.flatMap(({ dealt, verdict }) =>
    dealt &&
    verdict.status === 'verified' &&
    dealt.tab === tab &&
    dealt.hand.promised.reveal === hand.promised.reveal
      ? [dealt.betAt]
      : [],
  );
  return proven.some((at) => at < betAt) && proven.some((at) => at > betAt);
}

/**
 * Whether a panel of its table, read twice, counted no bets of a hand's pair before all that were made with it, and just as
 * many behind them; and each other one of them was verified.
 */
function isCounted({ judged, dealt: all, log }: Outcome, dealt: Dealt): boolean {
  const ofPair = all.filter(({ hand }) => hand.promised.reveal === dealt.hand.promised.reveal);
  const isKnown = (one: Dealt): boolean =>
    one === dealt ||
    judged.some(({ dealt: other, verdict }) => other === one && verdict.status === 'verified');
  const counted = (count: number, isThen: (at: number) => boolean): boolean =>
    log.some(
      ({ observation, at }) =>
        observation.tab === dealt.tab &&
        observation.confirmed &&
        isThen(at) &&
        promises(observation, dealt.hand) &&
        textOn(observation, 'announced.count') === String(count),
    );
  return (
    ofPair.every((one) => one.tab === dealt.tab && isKnown(one)) &&
    counted(0, (at) => at < ofPair[0]!.betAt) &&
    counted(ofPair.length, (at) => at > ofPair.at(-1)!.overAt)
  );
}

function handBeforeWasSeen(outcome: Outcome, dealt: Dealt): boolean {
  const before = handBefore(outcome, dealt);
  const loads = new Set(
    outcome.log.flatMap(({ hand, observation }) =>
      hand === before?.hand || hand === dealt.hand ? [observation.load] : [],
    ),
  );
  return (
    before !== undefined &&
    loads.size === 1 &&
    outcome.judged.some((one) => one.dealt === before && one.verdict.status === 'verified')
  );
}
