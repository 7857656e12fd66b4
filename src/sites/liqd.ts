/**
 * liqd.
 *
 * From the audit of its blackjack: the rule, the split order, and one host, on which the audited hands were played.
 * Assumed: all markup and every label; so both are read by what such panels and tables have in common.
 * @module
 */
import type { About, SiteRecord } from './site.ts';

export const site = {
  id: 'liqd',
  name: 'liqd',
  hosts: ['qa.liqd.com'],
  schemes: { blackjack: 'liqd/blackjack' },
  seeding: 'pair',
  panels: [
    {
      own: ['active.commitment', 'active.clientSeed'],
      fields: {
        'announced.commitment': { labels: ['active.commitment'] },
        'announced.clientSeed': { labels: ['active.clientSeed'] },
        'announced.nonce': { labels: ['next.nonce', 'active.nonce', 'nonce'], optional: true },
        'announced.count': { labels: ['count'], optional: true },
        'promised.commitment': { labels: ['next.commitment', 'new.commitment'], optional: true },
        'promised.clientSeed': { labels: ['next.clientSeed', 'new.clientSeed'], optional: true },
      },
    },
    {
      fields: {
        'reported.commitment': { labels: ['commitment', 'last.commitment'], optional: true },
        'reported.serverSeed': { labels: ['serverSeed', 'last.serverSeed'], optional: true },
        'reported.clientSeed': { labels: ['clientSeed', 'last.clientSeed'], optional: true },
        'reported.nonce': { labels: ['nonce', 'last.nonce'], optional: true },
      },
    },
  ],
  tables: [{ game: 'blackjack' }],
} as const satisfies SiteRecord;

export const about: About = {
  rule: 'a shuffle of eight decks by HMAC-SHA256; a pair of seeds for many bets; 6 real hands recompute; the split order is documented',
  known: 'the host on which its audited hands were played',
  assumed: 'all markup and labels; other hosts',
};
