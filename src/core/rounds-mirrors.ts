/**
 * Tabs that only show the table of another.
 * @module
 */
import { areOtherFive, goesOn, mayRepeat, outcomeOf } from './games/tables.ts';
import { getOr } from './groups.ts';
import type { Observation, TableReading } from './observation.ts';
import { isPressedFor, type Round, untilNext } from './round.ts';
import type { OpenRound } from './rounds-tab.ts';

/**
 * Rounds without those in which another tab only showed what lay on the table of one: the very same cards, at a time when
 * that was played, and nothing was pressed for them.
 */
export function withoutMirrors(rounds: readonly OpenRound[]): Round[] {
  const mirrors = new Set<OpenRound>();
  const until = untilNext(rounds);
  // The last round of each tab that came by these cards.
  const known = new Map<string, Map<string, OpenRound>>();
  /** The rounds of other tabs on which some of a round's cards lay too. */
  const shared = new Map<OpenRound, Set<OpenRound>>();
  for (const round of rounds) {
    const outcomes = outcomesOf(round);
    for (const outcome of outcomes) {
      const byTab = getOr(known, outcome, () => new Map<string, OpenRound>());
      for (const other of byTab.values()) {
        if (other.tab === round.tab || mirrors.has(other) || mirrors.has(round)) continue;
        const mirror = [round, other].find((one) => {
          const played = one === round ? other : round;
          return isMirror(one, played, until.get(played)!);
        });
        if (!mirror) {
          getOr(shared, round, () => new Set()).add(other);
          getOr(shared, other, () => new Set()).add(round);
          continue;
        }
        const played = mirror === round ? other : round;
        // Which of two bets it was that the casino took, nothing tells.
        if (mirror.sent && played.sent && mirror.sent.seq < played.sent.seq) played.sent = mirror.sent;
        mirrors.add(mirror);
        played.mirrors.add(mirror.tab);
      }
      byTab.set(round.tab, round);
    }
  }
  // Where nothing was pressed for them, or in vain, cards of two other tabs' hands are no hand's, nor are those of one and
  // others before.
  for (const [round, others] of shared) {
    const tabs = new Set([...others].map(({ tab }) => tab));
    const isNone = !isPressedFor(round) || [...others].some((other) => wasInVain(round, other));
    round.mixed ||= isOfTwoHands(round) || (tabs.size > 1 && !mayRepeat(round.game) && isNone);
  }
  return rounds.filter((round) => !mirrors.has(round));
}

/** `until`: where the tab of the one that was played went on to its next. */
function isMirror(round: OpenRound, played: OpenRound, until: number): boolean {
  const wasPressed = !round.isSpent && (round.sent !== null || round.start.reading.kind === 'bet');
  // Its end lies there until its tab's next hand begins, where no two hands come to the same.
  const isEnd = !mayRepeat(round.game) && round.tables.every(({ reading }) => reading.stage === 'over');
  const first = round.tables[0]!.seq;
  const isStill = isEnd && played.start.seq <= first && first < until;
  if (!isStill && !overlap(round, played, ({ seq }) => seq) && !overlap(round, played, ({ at }) => at))
    return false;
  if (wasPressed && !wasInVain(round, played)) return false;
  const cards = outcomesOf(played);
  // Its own tab may clear a hand away before the dealer's last cards are read there.
  const last = played.tables.findLast(({ reading }) => reading.contents)?.reading;
  const isItsOwn = (reading: TableReading): boolean =>
    cards.has(outcomeOf(reading)) || (last !== undefined && goesOn(last, reading));
  return !isOfTwoHands(played) && round.tables.every(({ reading }) => !reading.contents || isItsOwn(reading));
}

/**
 * Whether the bet of a round that was pressed for was refused, or one in another of the casino's games: nothing had
 * followed it when this one was pressed elsewhere.
 */
const wasInVain = ({ game, sent, tables }: Round, played: Round): boolean =>
  !mayRepeat(game) &&
  isPressedFor(played) &&
  sent!.seq < played.start.seq &&
  played.start.seq < tables[0]!.seq;

/** Whether one lay there while the other was played, by the log's order, or by the clock where a tab was logged late. */
const overlap = (round: Round, played: Round, by: (one: Observation) => number): boolean =>
  by(played.start) <= by(round.tables.at(-1)!) && by(played.tables.at(-1)!) >= by(round.tables[0]!);

/** Whether five other cards of video poker came to lie there while there were cards to draw, and nothing was pressed for any. */
function isOfTwoHands(round: Round): boolean {
  if (isPressedFor(round)) return false;
  const dealt = round.tables.map(({ reading }) => reading).filter(({ stage }) => stage === 'dealt');
  return dealt.some((reading, i) => i > 0 && areOtherFive(dealt[i - 1]!, reading));
}

/** All that lay on a round's table. */
const outcomesOf = ({ tables }: Round): ReadonlySet<string> =>
  new Set(tables.flatMap(({ reading }) => (reading.contents ? [outcomeOf(reading)] : [])));
