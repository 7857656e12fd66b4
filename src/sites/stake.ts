/**
 * Stake, with the mirrors that published scripts name.
 *
 * From scripts that players published: the fairness dialog's labels in English and Russian, its values in boxes, the
 * box for a new client seed; what the dialog of one bet says, the server seed being left out there until the pair is
 * rotated; the blackjack table's attributes and classes in two builds, its suits by the names of icons, its controls
 * that stay. From a clone of the site: a card at hilo, whose suit is an outline and a colour, and of the outlines how
 * those of hearts and diamonds begin.
 * Assumed: the tables of video poker, hilo and baccarat but for their cards, which are read by what all such tables
 * have in common; labels in other languages.
 * @module
 */
import type { About, SiteRecord } from './site.ts';

export const site = {
  id: 'stake',
  name: 'Stake',
  hosts: ['stake.com', 'stake.us', 'stake.bet', 'stake.games', 'stake.bz', 'stake.pet', 'stake.ac'],
  schemes: {
    blackjack: 'stake/blackjack',
    'video-poker': 'stake/video-poker',
    hilo: 'stake/hilo',
    baccarat: 'stake/baccarat',
  },
  seeding: 'pair',
  written: { blackjack: 'ranks', hilo: 'ranks' },
  panels: [
    {
      own: ['active.commitment', 'active.clientSeed'],
      fields: {
        'announced.commitment': { labels: ['active.commitment'] },
        'announced.clientSeed': { labels: ['active.clientSeed'] },
        'announced.count': { labels: ['count'], optional: true },
        'promised.commitment': { labels: ['next.commitment'], optional: true },
        'promised.clientSeed': {
          selectors: ['[data-testid="new-client-seed-input"]'],
          labels: ['new.clientSeed'],
          optional: true,
        },
      },
    },
    {
      fields: {
        'reported.commitment': { labels: ['commitment'], optional: true },
        'reported.serverSeed': { labels: ['serverSeed'], optional: true },
        'reported.clientSeed': { labels: ['clientSeed'], optional: true },
        'reported.nonce': { labels: ['nonce'], optional: true },
      },
    },
  ],
  tables: [
    { game: 'hilo' },
    { game: 'baccarat' },
    { game: 'video-poker', payTables: [] },
    {
      game: 'blackjack',
      places: {
        dealer: '[data-testid="dealer"], .hands .dealer:has(.hand-wrap)',
        player: '[data-testid="player"], .hands .player:has(.hand-wrap)',
      },
      // At stake.us what bets says Play, and labels are in the player's language.
      controls: {
        bet: ['[data-testid="bet-button"]', '[data-test="bet-button"]'],
        play: ['[data-test-action]:not([data-test-action*="nsurance"])'],
      },
    },
  ],
  suits: {
    c: '[data-ds-icon*="club" i]',
    d: '[data-ds-icon*="diamond" i], path[d^="m37.036 2.1 24.875 24.865"]',
    h: '[data-ds-icon*="heart" i], path[d^="M30.907 55.396.457 24.946"]',
    s: '[data-ds-icon*="spade" i]',
  },
} as const satisfies SiteRecord;

export const about: About = {
  rule: "HMAC-SHA256 of client seed, nonce and round, keyed with the server seed's text; a pair of seeds for many bets; 46 rounds from the site's own calculator recompute",
  known:
    "the fairness dialog's labels in English and Russian, a bet's receipt, the blackjack table in two builds, a card at hilo",
  assumed:
    "whether a pair's first nonce is 0 or 1; in which order split hands are dealt (the usual ones are tried and named); whether the card that hilo starts with is the seeds' first or, as programs for the site send it along with the bet, the player's own (either is tried, and the second named); the tables of video poker, hilo and baccarat; how clubs and spades are outlined in the older build of the blackjack table and at hilo, which no source shows: they are told as on any page, by their outlines; labels in other languages; mirrors that come and go",
};
