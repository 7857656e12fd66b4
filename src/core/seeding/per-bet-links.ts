/**
 * To which round each reveal belongs, where each bet has a server seed of its own. The surest thing first: seeds that
 * give the very cards that were shown; seeds whose hash had been promised; then what the panel's changes tell.
 * @module
 */
import { audit, closestInterpretation } from '../audit.ts';
import { FieldReader } from '../fields.ts';
import { mayRepeat, saysOver } from '../games/tables.ts';
import { getOr, groupBy } from '../groups.ts';
import { isBefore } from '../observation.ts';
import { asTypedOn, hashOn, nonceIn, type PanelObservation, placeBy, textOf } from '../panels.ts';
import type { Round } from '../round.ts';
import { type Scheme, unlessUndealable } from '../scheme.ts';
import type { Check } from '../verdict.ts';
import {
  areByOwnHash,
  type Before,
  type Bet,
  firstOf,
  namesHashOf,
  type Place,
  type SeenReveal,
  settledOf,
  tellsOf,
  textsBeside,
} from './per-bet-panels.ts';

/** A reveal and how sure it is that it belongs to its round. */
export interface Link {
  readonly shown: SeenReveal;
  /**
   * By the commitment promised before the bet; by its cards, although it was not promised; by the panel's roll-over
   * behind the hand; or only for want of another.
   */
  readonly by: 'promise' | 'cards' | 'roll-over' | 'guess';
  /** The panel's change to these seeds was seen, on the page of the hand, with none between that was not. */
  readonly watched?: boolean | undefined;
  /** Whether seeds that are no hand's known give what was seen of its cards, where these don't. */
  readonly rivalled?: boolean;
  readonly fit: Fit;
}

/** Seeds held against the cards of a round. */
export interface Fit {
  readonly deal: Check;
  /** The client seed that gives the cards; where none does, the one announced. */
  readonly clientSeed: string | null;
  /** The same with blanks around it, where they count for the cards. */
  readonly asTyped?: string;
  readonly nonce: number | null;
}

export interface ToLink {
  readonly rounds: readonly Round[];
  readonly schemes: readonly Scheme[];
  readonly before: ReadonlyMap<Round, Before>;
  readonly reveals: readonly SeenReveal[];
  readonly panels: readonly PanelObservation[];
  readonly places: ReadonlyMap<PanelObservation, Place>;
  /** What was promised before bets of which no card was seen. */
  readonly unseen: ReadonlyMap<Bet, Before>;
}

/** A round that a reveal may belong to. */
interface Candidate {
  readonly round: Round;
  readonly promised: boolean;
}

/** Gives each reveal to the round it belongs to. */
export function linkReveals(all: ToLink): Map<Round, Link> {
  const { rounds, before, reveals } = all;
  const fits = fitsOf(all);
  const links = new Map<Round, Link>();
  const taken = new Set<SeenReveal>();
  const link = (round: Round, shown: SeenReveal, by: Link['by'], watched?: boolean) => {
    links.set(round, { shown, by, watched, fit: fits(round, shown) });
    taken.add(shown);
  };
  const roundsOfTab = roundsShownOn(rounds);
  const promisedTo = roundsByPromise(rounds, before);
  const promising = groupBy(all.panels, (panel) => hashOn(panel, 'announced.commitment'));
  const outlived = outlivedIn(promising);
  const candidates = new Map(
    reveals.map((shown) => {
      const [promised] = shown.hashes.flatMap((hash) => promising.get(hash)?.[0] ?? []);
      return [shown, candidatesFor(shown, roundsOfTab, promisedTo, outlived, promised)];
    }),
  );
  const free = (shown: SeenReveal): Candidate[] =>
    candidates.get(shown)!.filter(({ round }) => !links.has(round));
  const isFit = ({ round }: Candidate, shown: SeenReveal): boolean => fits(round, shown).deal === 'pass';

  for (const shown of reveals) {
    const fit = free(shown).find((one) => one.promised && isFit(one, shown));
    if (fit) link(fit.round, shown, 'promise');
  }
  for (const shown of reveals) {
    if (taken.has(shown)) continue;
    const fit = free(shown).find((one) => !mayRepeat(one.round.game) && isFit(one, shown));
    if (!fit) continue;
    const watched = isWatched(fit.round, shown, all, roundsOfTab, true) && !wereMissed(fit.round, all, taken);
    link(fit.round, shown, 'cards', watched);
  }
  for (const shown of reveals) {
    if (taken.has(shown)) continue;
    const fit = olderFor(shown, roundsOfTab).find(
      (round) => !links.has(round) && fits(round, shown).deal === 'pass',
    );
    if (fit) link(fit, shown, 'cards');
  }
  const isPromisedHere = (round: Round, { hashes }: SeenReveal): boolean => {
    const { here } = before.get(round)!;
    return here !== null && hashes.includes(hashOn(here, 'announced.commitment'));
  };
  const wasPromisedHere = (round: Round, { hashes }: SeenReveal): boolean => {
    const { here } = before.get(round)!;
    if (here === null || hashOn(here, 'announced.commitment') === '') return false;
    const isEarlier = ({ tab, seq }: PanelObservation): boolean => tab === round.tab && seq < here.seq;
    return hashes.some((hash) => promising.get(hash)?.some(isEarlier));
  };
  // What another tab promised may be out of date; it is, where the round's own had promised it, and then another.
  for (const isHere of [true, false]) {
    for (const shown of reveals) {
      if (taken.has(shown)) continue;
      const promised = free(shown).filter(
        ({ promised, round }) =>
          promised && (isPromisedHere(round, shown) || (!isHere && !wasPromisedHere(round, shown))),
      );
      const close = promised.filter(({ round }) => comesClose(round, shown, fits(round, shown), all.schemes));
      const told = promised.filter(({ round }) =>
        isByCards(round, { shown, by: 'promise', fit: fits(round, shown) }, all.schemes),
      );
      // A hand that the page may have dealt by itself may be of the seed before.
      const [first] = [...close, ...told, ...promised.filter(({ round }) => isBetOn(round)), ...promised];
      if (first) link(first.round, shown, 'promise');
    }
  }
  for (const shown of reveals) {
    if (taken.has(shown)) continue;
    const round = roundBehind(shown, roundsOfTab.get(firstOf(shown).tab) ?? []);
    if (!round || links.has(round) || isOthers(round, shown, all)) continue;
    const watched = isWatched(round, shown, all, roundsOfTab, false);
    link(round, shown, watched ? 'roll-over' : 'guess', watched);
  }
  relinkReused(all, links, fits);
  for (const [round, own] of links) {
    if (own.fit.deal !== 'fail') continue;
    const mayBeIts = (shown: SeenReveal): boolean =>
      !taken.has(shown) && !isBefore(shown.outSince, round.start) && firstOf(shown).tab === round.tab;
    const isRivalled = reveals.some(
      (shown) => mayBeIts(shown) && differingIn(round, shown, fits(round, shown), all.schemes) === 0,
    );
    if (isRivalled) links.set(round, { ...own, rivalled: true });
  }
  return links;
}

/** The rounds of each tab, with those of others that it only showed. */
function roundsShownOn(rounds: readonly Round[]): Map<string, Round[]> {
  const shown = new Map<string, Round[]>();
  for (const round of rounds)
    for (const tab of [round.tab, ...round.mirrors]) getOr(shown, tab, () => []).push(round);
  return shown;
}

/** The rounds before which each hash was promised. */
function roundsByPromise(rounds: readonly Round[], before: ReadonlyMap<Round, Before>): Map<string, Round[]> {
  const promisedTo = new Map<string, Round[]>();
  for (const round of rounds) {
    for (const hash of before.get(round)!.promises.keys()) getOr(promisedTo, hash, () => []).push(round);
  }
  return promisedTo;
}

/** How many rounds of its tab, before the one that a reveal was seen behind, may be the one it belongs to. */
const LATE = 2;

/**
 * The rounds that a reveal may belong to: those it was promised to; the last ones of the tab that showed it; that tab's
 * next one, where no control was pressed for it: a page that deals by itself may show the seeds before the cards; and the
 * one that had begun when its hash was first promised, by a panel that is slow.
 */
function candidatesFor(
  shown: SeenReveal,
  roundsOfTab: ReadonlyMap<string, readonly Round[]>,
  promisedTo: ReadonlyMap<string, readonly Round[]>,
  outlived: (round: Round, hash: string, upTo: PanelObservation) => boolean,
  promisedFirst: PanelObservation | undefined,
): Candidate[] {
  const first = firstOf(shown);
  const promised = new Set<Round>();
  for (const hash of shown.hashes) {
    for (const round of promisedTo.get(hash) ?? []) {
      if (!isBefore(shown.outSince, round.start) && !outlived(round, hash, first)) promised.add(round);
    }
  }
  const ofTab = roundsOfTab.get(first.tab) ?? [];
  const begun = begunBy(ofTab, shown.outSince);
  const lags = begun < ofTab.length && !isBetOn(ofTab[begun]!);
  const own = new Set(ofTab.slice(Math.max(0, begun - LATE), lags ? begun + 1 : begun));
  if (promisedFirst) {
    const there = roundsOfTab.get(promisedFirst.tab) ?? [];
    const last = there[begunBy(there, promisedFirst) - 1];
    if (last && isBefore(last.start, shown.outSince)) own.add(last);
  }
  return [
    ...[...promised].map((round) => ({ round, promised: true })),
    ...[...own].map((round) => ({ round, promised: false })),
  ];
}

/** So many rounds back of a tab are looked for the one of a receipt that the player opened. */
const RECEIPTS = 30;

/** The rounds that a reveal may belong to by its cards alone, where it is that of an older bet, the latest first. */
function olderFor(shown: SeenReveal, roundsOfTab: ReadonlyMap<string, readonly Round[]>): Round[] {
  const ofTab = roundsOfTab.get(firstOf(shown).tab) ?? [];
  const begun = begunBy(ofTab, shown.outSince);
  return ofTab
    .slice(Math.max(0, begun - RECEIPTS), begun)
    .filter(({ game }) => !mayRepeat(game))
    .toReversed();
}

/** Whether a known control was pressed for a round: it began there, and not only when its cards lay. */
const isBetOn = ({ start }: Round): boolean => start.reading.kind === 'bet';

/** How many of a tab's rounds had begun when something was seen; with what is read in one tick. */
function begunBy(ofTab: readonly Round[], seen: PanelObservation): number {
  let begun = placeBy(ofTab, seen.seq, ({ start }) => start.seq);
  while (begun < ofTab.length && !isBefore(seen, ofTab[begun]!.start)) begun++;
  return begun;
}

/** Holds seeds against the cards of rounds, each pair once. */
function fitsOf({ schemes, before }: ToLink): (round: Round, shown: SeenReveal) => Fit {
  const known = new Map<Round, Map<SeenReveal, Fit>>();
  return (round, shown) => {
    const ofRound = getOr(known, round, () => new Map<SeenReveal, Fit>());
    return getOr(ofRound, shown, () => fitOf(round, shown, schemes, before.get(round)!));
  };
}

/** How likely another deal has all cards of a hand but one, at most, for the hand to be known by that. */
const UNLIKELY = 1e-6;

/** Whether seeds that don't give the cards of a round give all but one of them: they are its own, and that was changed. */
export const comesClose = (round: Round, reveal: SeenReveal, fit: Fit, schemes: readonly Scheme[]): boolean =>
  fit.deal === 'fail' && isOwnBut(1, round, reveal, fit, schemes);

/** Whether a round's seeds give all that was seen of its cards, and that is no accident: they are its own, though its end was not seen. */
export const isByCards = (round: Round, { shown, fit }: Link, schemes: readonly Scheme[]): boolean =>
  fit.deal === 'pass' || (fit.deal === 'unknown' && isOwnBut(0, round, shown, fit, schemes));

/** Whether so many cards of a round are others than seeds give, and that is no accident. */
function isOwnBut(
  differing: number,
  round: Round,
  reveal: SeenReveal,
  fit: Fit,
  schemes: readonly Scheme[],
): boolean {
  if (differingIn(round, reveal, fit, schemes) !== differing) return false;
  const { scheme, shown } = shownIn(round, schemes);
  return scheme!.game.accident(scheme!.game.parseShown(new FieldReader(shown!))) <= UNLIKELY;
}

/** How many of the cards that were seen of a round are others than seeds give; null where that can't be told. */
function differingIn(
  round: Round,
  { reveal }: SeenReveal,
  { clientSeed, nonce }: Fit,
  schemes: readonly Scheme[],
): number | null {
  const { scheme, shown } = shownIn(round, schemes);
  if (!shown) return null;
  const parsed = scheme!.game.parseShown(new FieldReader(shown));
  const seeds = { reveal, clientSeed: clientSeed ?? '', nonce };
  return unlessUndealable(() => closestInterpretation(scheme!, seeds, parsed).comparison.differing);
}

/** Whether what lay on a round's table in the end may be what seeds deal, however it was played; not where that is not known. */
export function mayEndAs({ game, tables }: Round, shown: SeenReveal, schemes: readonly Scheme[]): boolean {
  const scheme = schemes.find((one) => one.game.id === game);
  const last = tables.at(-1)?.reading;
  if (!scheme?.game.mayEndAs || !last) return false;
  const { mayEndAs: mayBe } = scheme.game;
  const [nonce = ''] = textsBeside(shown, 'reported.nonce');
  const dealtFrom = (clientSeed: string) =>
    unlessUndealable(() => [...scheme.deals({ reveal: shown.reveal, clientSeed, nonce: nonceIn(nonce) })]);
  return textsBeside(shown, 'reported.clientSeed').some((clientSeed) =>
    dealtFrom(clientSeed)?.some(({ dealt }) => mayBe(last, dealt)),
  );
}

/** What a round's table showed, as far as it was seen, and the scheme of its game. */
function shownIn({ game, tables }: Round, schemes: readonly Scheme[]) {
  const scheme = schemes.find((one) => one.game.id === game);
  const readings = tables.map(({ reading }) => reading);
  return { scheme, shown: scheme?.game.gather(readings, { revealed: true, closed: true }).shown };
}

function fitOf(round: Round, shown: SeenReveal, schemes: readonly Scheme[], { here }: Before): Fit {
  const announced = here && textOf(here, 'announced.clientSeed');
  const reported = textsBeside(shown, 'reported.clientSeed');
  const [nonceText = (here && textOf(here, 'announced.nonce')) ?? ''] = textsBeside(shown, 'reported.nonce');
  const nonce = nonceIn(nonceText);
  const numbered = announced === null ? [] : reported.filter((text) => nonceBehind(announced, text) !== null);
  // What stands beside another hand's hash may be that hand's.
  const settled = settledOf(shown);
  const isOwn = areByOwnHash(shown);
  const own = isOwn ? textOf(settled, 'reported.clientSeed') : null;
  // One that is blank may be empty, or not filled yet.
  const blank = announced === '' || own === '' ? [''] : [];
  const clientSeeds = [...new Set([...numbered, ...(announced ? [announced] : []), ...reported, ...blank])];
  const { scheme, shown: hand } = shownIn(round, schemes);
  const asAnnounced = {
    clientSeed:
      own !== null && numbered.includes(own) ? own : announced || (clientSeeds.find(Boolean) ?? null),
    nonce,
  };
  if (!hand) return { deal: 'unknown', ...asAnnounced };
  const rule = { scheme: scheme!, taughtBy: new Set<string>() };
  // Where results repeat, a wrong client seed may well give the same; not the same shuffle.
  const finalShuffle = textOf(settled, 'reported.finalShuffle');
  const whole = finalShuffle ? { ...hand, finalShuffle } : hand;
  const deals = (clientSeed: string | null, shownSo: object): Check => {
    const seeds = {
      commitment: null,
      ...(clientSeed === null ? {} : { clientSeed }),
      nonce,
      reveal: shown.reveal,
    };
    return audit({ v: 1, scheme: scheme!.id, ...seeds, shown: shownSo }, { rule }).checks.deal;
  };
  for (const shownSo of new Set([whole, hand])) {
    for (const clientSeed of clientSeeds) {
      // Blank with no hash of its own beside it, it may just not be filled yet.
      const isUnsaid = !finalShuffle && (own !== '' || clientSeeds.some(Boolean));
      const isBlankByAccident = shownSo !== whole || isUnsaid;
      if (clientSeed === '' && mayRepeat(round.game) && isBlankByAccident) continue;
      if (deals(clientSeed, shownSo) !== 'pass') continue;
      // A number that another shuffle gives too may be an accident.
      return { deal: shownSo === whole ? 'pass' : 'fail', clientSeed, nonce };
    }
  }
  const asTyped = here && asTypedOn(here, 'announced.clientSeed');
  if (asTyped !== announced && deals(asTyped, whole) === 'pass')
    return { deal: 'pass', clientSeed: announced, asTyped: asTyped!, nonce };
  // Where not all cards could be read, none gives them for certain: one with a nonce that contradicts none comes first, and
  // one that is reported before the announced one, if that contradicts some.
  const mayDeal = (text: string): boolean => deals(text, hand) === 'unknown';
  const announcedDeal = deals(asAnnounced.clientSeed, hand);
  const instead = announcedDeal === 'fail' ? reported.find(mayDeal) : undefined;
  const clientSeed = numbered.find(mayDeal) ?? instead ?? asAnnounced.clientSeed;
  return { deal: deals(clientSeed, hand), clientSeed, nonce };
}

/** The nonce at the end of a client seed, where it is the one announced and a nonce. */
export const nonceBehind = (announced: string, text: string): number | null =>
  text.startsWith(announced) ? nonceIn(text.slice(announced.length)) : null;

/**
 * Whether a commitment was still promised on a page that the tab loaded after a round was over: that round was another
 * account's. A page that was there all along may only not have rolled over yet.
 */
function outlivedIn(
  promising: ReadonlyMap<string, readonly PanelObservation[]>,
): (round: Round, hash: string, upTo: PanelObservation) => boolean {
  return ({ tab, tables }, hash, { seq }) => {
    const over = tables.find(({ reading }) => reading.stage === 'over');
    if (!over) return false;
    return promising
      .get(hash)!
      .some(
        (panel) => panel.tab === tab && panel.load !== over.load && panel.seq > over.seq && panel.seq < seq,
      );
  };
}

/** The round of its tab behind which seeds were first shown: the last that may have been over. */
function roundBehind(shown: SeenReveal, ofTab: readonly Round[]): Round | undefined {
  const first = firstOf(shown);
  const earlier = ofTab.slice(0, begunBy(ofTab, shown.outSince));
  return earlier.findLast((round) => overBy(round, earlier, first));
}

/**
 * Whether seeds that were not promised to a round are another hand's: the first hash reported behind it is none of
 * theirs, or their hash was no longer promised on its tab when it was bet on, or was promised there when it was over, or
 * when something else was bet then, or what was promised to it had been reported behind it by the time they were shown.
 */
function isOthers(round: Round, shown: SeenReveal, { before, panels, unseen }: ToLink): boolean {
  const { start, tab, tables } = round;
  const { here } = before.get(round)!;
  if (!here) return false;
  const first = firstOf(shown);
  const over = tables.find(({ reading }) => reading.stage === 'over');
  const stale = hashOn(here, 'reported.commitment');
  const behind = panels.find(
    (panel) =>
      panel.tab === tab &&
      panel.seq < first.seq &&
      !isBefore(panel, start) &&
      !['', stale].includes(hashOn(panel, 'reported.commitment')),
  );
  if (behind && !namesHashOf(shown, behind)) return true;
  const isNext = ({ start: bet }: Bet): boolean =>
    over !== undefined && bet.tab === tab && bet.seq < first.seq && isBefore(over, bet);
  for (const [bet, { promises }] of unseen)
    if (isNext(bet) && shown.hashes.some((hash) => promises.has(hash))) return true;
  const promise = hashOn(here, 'announced.commitment');
  if (!promise) return false;
  return panels.some((panel) => {
    if (panel.tab !== tab || panel.seq >= first.seq) return false;
    const isPromised = shown.hashes.includes(hashOn(panel, 'announced.commitment'));
    if (panel.seq < here.seq) return isPromised;
    if (isPromised && over && isBefore(over, panel)) return true;
    const isReported = hashOn(panel, 'reported.commitment') === promise && !isBefore(panel, start);
    return isReported && hashOn(first, 'reported.commitment') !== promise;
  });
}

/**
 * Whether a round may have been over when a panel changed. The last round's panel may change while its final cards are
 * still being turned, or in one tick with all of it; an earlier one's hand has ended in any case.
 */
function overBy(round: Round, earlier: readonly Round[], { load, tick, seq }: PanelObservation): boolean {
  if (round !== earlier.at(-1)) return true;
  const overs = round.tables.filter(({ reading }) => reading.stage === 'over');
  if (seq < round.start.seq) return overs.some((table) => table.load === load && table.tick === tick);
  return overs.length > 0 || round.tables.every((table) => table.seq > seq);
}

/**
 * Rounds that a page may have dealt by itself, whatever was pressed meanwhile, and whose table may lag behind its panel:
 * that had gone on by more than the hand before, or told nothing of that or what it did not show, or had before that, and
 * no cards have told since whose seeds they are.
 * What a panel promises then may be for the hand behind this.
 */
export function laggingIn(
  roundsOf: ReadonlyMap<string, readonly Round[]>,
  { before, places }: Pick<ToLink, 'before' | 'places'>,
  links: ReadonlyMap<Round, Link>,
): Set<Round> {
  const lagging = new Set<Round>();
  for (const ofTab of roundsOf.values()) {
    for (const [i, round] of ofTab.entries()) {
      const { here } = before.get(round)!;
      const reported = here && places.get(here)!.reportedSince;
      const previous = ofTab[i - 1];
      const isBehindLagging = previous !== undefined && lagging.has(previous);
      // A bet may have been refused, and a number be the one that the page had drawn by itself before.
      if (isBetOn(round) && !(isBehindLagging && mayRepeat(round.game))) continue;
      const link = previous && links.get(previous);
      const isInStep = previous
        ? reported && link && link.fit.deal !== 'fail' && tellsOf(link.shown, reported)
        : !reported || places.get(reported)!.previous === null;
      const isProven = link?.by === 'promise' && link.fit.deal === 'pass' && !mayRepeat(previous!.game);
      if (!isInStep || (isBehindLagging && !isBetOn(round) && !isProven)) lagging.add(round);
    }
  }
  return lagging;
}

/**
 * Whether the panel was seen to change to these seeds behind a round, on the page where it had been followed before the
 * round and since the one before it, and they were the first behind it. Of a hand that has decisions, its first cards
 * were read: else nothing may have been read for a while, and another hand may have come and gone.
 */
function isWatched(
  round: Round,
  shown: SeenReveal,
  { before, reveals, places }: ToLink,
  roundsOfTab: ReadonlyMap<string, readonly Round[]>,
  byCards: boolean,
): boolean {
  const { here } = before.get(round)!;
  const first = firstFor(round, shown);
  if (!here || here.load !== first?.load || isBefore(first, round.start)) return false;
  if (!places.get(first)!.previous || !wasSeenToBegin(round)) return false;
  const ofTab = roundsOfTab.get(round.tab)!;
  const isFollowed = !ofTab.some(({ start }) => start.seq > here.seq && start.seq < round.start.seq);
  // Cards tell whose seeds these are, whatever was shown before them.
  const isFirst =
    byCards ||
    !reveals.some((other) => {
      const panel = firstOf(other);
      return panel.tab === round.tab && panel.seq < first.seq && !isBefore(panel, round.start);
    });
  return isFollowed && isFirst;
}

/**
 * Whether a page that plays by itself may have dealt hands that nobody saw between the panel before a round and its first
 * cards: by then it told of seeds that were no known hand's. What was promised last was theirs.
 */
function wereMissed(round: Round, { before, reveals }: ToLink, taken: ReadonlySet<SeenReveal>): boolean {
  const { here } = before.get(round)!;
  const [first] = round.tables;
  if (!here || !first || isBetOn(round)) return false;
  return reveals.some((other) => {
    const panel = firstOf(other);
    return !taken.has(other) && panel.tab === round.tab && panel.seq > here.seq && !isBefore(first, panel);
  });
}

/** The first panel that showed seeds: that of a round's own tab, where one that only showed its table was sooner. */
function firstFor({ tab, mirrors }: Round, shown: SeenReveal): PanelObservation | undefined {
  const first = firstOf(shown);
  return mirrors.has(first.tab) ? shown.panels.find((panel) => panel.tab === tab) : first;
}

/** Whether a hand with decisions was seen to have one. Controls may offer them still when the cards say that it is over. */
export const wasSeenToBegin = ({ game, tables }: Round): boolean =>
  (game !== 'blackjack' && game !== 'video-poker') ||
  tables.some(({ reading }) => reading.stage === 'dealt' && !saysOver(reading));

/**
 * Rounds that got no seeds, and whose cards are those of the seed that was promised to them although it was out: it was
 * used again. Of games where results repeat, one that matches proves it only with a panel that was read twice behind it
 * and still says so, and told no other seed before its page's next hand.
 */
function relinkReused(
  { rounds, before, reveals }: ToLink,
  links: Map<Round, Link>,
  fits: (round: Round, shown: SeenReveal) => Fit,
): void {
  const byHash = new Map(reveals.flatMap((shown) => shown.hashes.map((hash) => [hash, shown] as const)));
  const owners = new Map([...links].map(([round, { shown }]) => [shown, round]));
  for (const round of rounds) {
    const { here } = before.get(round)!;
    const shown = here && byHash.get(hashOn(here, 'announced.commitment'));
    if (links.has(round) || !shown || !isBefore(shown.outSince, round.start)) continue;
    const fit = fits(round, shown);
    // What is read in one tick has no order.
    const last = round.tables.at(-1)!;
    // One that is slow with its seeds names the hand that they are not of.
    const isOwn = (panel: PanelObservation): boolean =>
      ['', ...shown.hashes].includes(hashOn(panel, 'reported.commitment'));
    const stays = shown.panels.some((panel) => panel.confirmed && isOwn(panel) && !isBefore(panel, last));
    const tellsOther = (): boolean => {
      const next = rounds.find(({ tab, start }) => tab === round.tab && start.seq > round.start.seq);
      return reveals.some((other) => {
        const first = firstOf(other);
        return first.tab === round.tab && first.seq > last.seq && (!next || first.seq < next.start.seq);
      });
    };
    const isProof = !mayRepeat(round.game) || (stays && !tellsOther());
    if (fit.deal !== 'pass' || !isProof) continue;
    // What stands beside them from then on is the later hand's.
    const first = owners.get(shown);
    const link = first && links.get(first)!;
    const own = shown.panels.filter((panel) => isBefore(panel, round.start));
    if (link?.shown === shown && own.length > 0)
      links.set(first!, { ...link, shown: { ...shown, panels: own } });
    links.set(round, { shown, by: 'promise', fit });
    owners.set(shown, round);
  }
}
