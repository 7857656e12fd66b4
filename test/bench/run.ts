/**
 * Measures what the project claims to be fast at, on this machine.
 *
 *     npm run bench [-- NAME…]
 *
 * @module
 */

/** In this order: the first two are to find nothing compiled yet. */
const BENCHES: Readonly<Record<string, () => Promise<void> | void>> = {
  'odds-video-poker': async () => (await import('./odds-video-poker.ts')).benchVideoPokerOdds(),
  'odds-blackjack': async () => (await import('./odds-blackjack.ts')).benchBlackjackOdds(),
  'odds-chromium': async () => (await import('./odds-chromium.ts')).benchOddsInChromium(),
  audit: async () => (await import('./audit.ts')).benchAudit(),
  pair: async () => (await import('./pair.ts')).benchPair(),
  rules: async () => (await import('./rules.ts')).benchRules(),
  stories: async () => (await import('./stories.ts')).benchStories(),
  'stories-chromium': async () => (await import('./stories-chromium.ts')).benchStoriesInChromium(),
  statistics: async () => (await import('./statistics.ts')).benchStatistics(),
  mutation: async () => (await import('./mutation/run.ts')).benchMutation(),
  shown: async () => (await import('./shown.ts')).benchShown(),
  fuzz: async () => (await import('./fuzz.ts')).benchFuzz(),
  faults: async () => (await import('./faults.ts')).benchFaults(),
  content: async () => (await import('./content.ts')).benchContent(),
  strange: async () => (await import('./strange.ts')).benchStrange(),
  fronts: async () => (await import('./fronts.ts')).benchFronts(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(
    `bench: there is no ${unknown.join(', ')}: it must be one of ${Object.keys(BENCHES).join(', ')}`,
  );
  process.exit(2);
}

export {};

for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  await BENCHES[name]!();
  console.log();
}
