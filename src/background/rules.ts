/**
 * Finds the rules of casinos that the player watches, from hands whose seeds are out: by itself when there are enough of
 * them, or when it is told to. In slices between which the background does its other work; a browser that stops the
 * background in the middle of it lets it begin again with the next hand.
 * @module
 */
import { CARDS_NEEDED, type Finding, findRuleNumbered, HANDS_NEEDED } from '../core/rules/find.ts';
import { writeRule } from '../core/rules/parse.ts';
import { cardsSeen, type Round } from '../core/rules/round.ts';
import { CARD_GAMES, type CardGame } from '../core/rules/rule.ts';
import type { RuleView } from '../platform/messages.ts';
import { unreadIn } from './auditor.ts';
import type { Hands } from './hands.ts';
import { roundsNumbered } from './numbering.ts';
import { isGeneric, keptById } from './sites.ts';
import { inTurns } from './turns.ts';
import { changeOne } from './watched.ts';

/** Hands that a search looks at: the latest. */
const MOST_HANDS = 12;
/** After a search that found nothing, the next by itself has so many times as many hands. */
const MORE = 1.5;
/** Milliseconds of search between two words of progress. */
const PROGRESS = 400;

interface Search {
  done: number;
  of: number;
  stopped: boolean;
}

/** By site and game. */
const searches = new Map<string, Search>();
/** What a search came to that found nothing. */
const outcomes = new Map<string, { readonly hands: number; readonly finding: Finding }>();

const nameOf = (site: string, game: string): string => `${site} ${game}`;

/** What is known of the rules of a site; null where they are not for the player to find. */
export async function rulesOf(hands: Hands, site: string): Promise<RuleView[] | null> {
  const kept = keptById(site);
  if (!kept || !isGeneric(kept)) return null;
  const counts = await hands.counts();
  const played = CARD_GAMES.filter((game) => counts.some((one) => one.site === site && one.game === game));
  return Promise.all(played.map((game) => ruleView(hands, site, game)));
}

async function ruleView(hands: Hands, site: string, game: CardGame): Promise<RuleView> {
  const rule = keptById(site)?.rules?.[game];
  const search = searches.get(nameOf(site, game));
  const outcome = outcomes.get(nameOf(site, game));
  const rounds = rule ? [] : ((await usable(hands, site, game))[0] ?? []);
  return {
    game,
    rule: rule ? { origin: rule.origin, id: 'scheme' in rule.rule ? rule.rule.scheme : rule.rule.id } : null,
    hands: rounds.length,
    needed: HANDS_NEEDED,
    searching: search ? { done: search.done, of: search.of } : null,
    tried: outcome?.finding.tried ?? null,
    others: outcome?.finding.others ?? 0,
  };
}

/** The rounds of a site's game that a rule can be found from, in each of the ways that their nonces may be counted. */
async function usable(hands: Hands, site: string, game: CardGame): Promise<Round[][]> {
  const played = await hands.ofGame(site, game, 4 * MOST_HANDS);
  // A client seed that could not be read is not the same as none.
  const unread = unreadIn(await hands.latest(site), played.at(-1)?.tab ?? '');
  const isUnread = unread.some(({ field }) => field.endsWith('.clientSeed'));
  const [first] = played;
  // Those before it that the same seeds served have nonces too.
  const beside = first ? await hands.beside(site, first, 4 * MOST_HANDS) : [];
  const told = beside
    .map(({ game, view: { hand, rule } }) => ({ ...hand, game, ruled: rule !== undefined }))
    .filter(({ clientSeed }) => clientSeed || !isUnread);
  return roundsNumbered(told, game).map((rounds) => rounds.slice(-MOST_HANDS));
}

const isEnough = (rounds: readonly Round[]): boolean =>
  rounds.length >= HANDS_NEEDED && rounds.reduce((sum, round) => sum + cardsSeen(round), 0) >= CARDS_NEEDED;

/** Looks for the rules of a site's games for which there are enough hands. `tell`: something is to be shown. */
export async function findByItself(hands: Hands, site: string, tell: () => Promise<void>): Promise<void> {
  const kept = keptById(site);
  if (!kept?.active || !isGeneric(kept)) return;
  for (const game of CARD_GAMES) {
    if (kept.rules?.[game]) continue;
    // By a rule found a moment ago hands are judged first: then they tell their nonces, and it is gone on with.
    if (await hands.isTouched(site)) return;
    const [rounds = []] = await usable(hands, site, game);
    const before = outcomes.get(nameOf(site, game))?.hands ?? 0;
    if (isEnough(rounds) && rounds.length >= MORE * before) await find(hands, site, game, tell);
  }
}

/** Looks for the rule of a site's game. A search that is under way goes on. */
export async function find(
  hands: Hands,
  site: string,
  game: CardGame,
  tell: () => Promise<void>,
): Promise<void> {
  const name = nameOf(site, game);
  if (searches.has(name)) return;
  const search: Search = { done: 0, of: 1, stopped: false };
  searches.set(name, search);
  try {
    const ways = await usable(hands, site, game);
    const finding = await run(ways, search, tell);
    if (!finding) return;
    if (!finding.found) {
      outcomes.set(name, { hands: ways[0]?.length ?? 0, finding });
      return;
    }
    // Hands whose rule is known tell the nonces of those of other games.
    for (const other of CARD_GAMES) outcomes.delete(nameOf(site, other));
    const rule = writeRule(
      finding.found,
      finding.hands.map(({ digest }) => digest),
    );
    await changeOne(site, (kept) => ({
      ...kept,
      rules: { ...kept.rules, [game]: { rule, origin: 'found' } },
    }));
    await hands.touchAll(site);
  } finally {
    searches.delete(name);
    await tell();
  }
}

/** Leaves off. */
export function stopFinding(site: string, game: string): void {
  const search = searches.get(nameOf(site, game));
  if (search) search.stopped = true;
}

/** Null where it was left off. */
function run(
  ways: readonly (readonly Round[])[],
  search: Search,
  tell: () => Promise<void>,
): Promise<Finding | null> {
  let told = 0;
  return inTurns(findRuleNumbered(ways), async ({ done, of }) => {
    Object.assign(search, { done, of });
    if (!search.stopped && performance.now() - told > PROGRESS) {
      told = performance.now();
      await tell();
    }
    return !search.stopped;
  });
}
