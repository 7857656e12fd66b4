/**
 * Duel.
 *
 * From guides and a checker published for the site: the labels of its fairness dialog and of a bet's, in English; that
 * hashes are cut short by CSS, which leaves their text whole, and that labels are translated.
 * Assumed: all markup. So both are read by their labels, and the table by what all such tables have in common.
 * @module
 */
import type { About, SiteRecord } from './site.ts';

export const site = {
  id: 'duel',
  name: 'Duel',
  hosts: ['duel.com', 'www.duel.com'],
  schemes: { 'video-poker': 'duel/video-poker', blackjack: 'duel/blackjack' },
  seeding: 'pair',
  panels: [
    {
      own: ['active.commitment', 'active.clientSeed'],
      fields: {
        'announced.commitment': { labels: ['active.commitment'] },
        'announced.clientSeed': { labels: ['active.clientSeed'] },
        'announced.nonce': { labels: ['nonce'], optional: true },
        'promised.commitment': { labels: ['next.commitment'], optional: true },
        'promised.clientSeed': { labels: ['new.clientSeed'], optional: true },
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
  tables: [{ game: 'video-poker', payTables: [] }, { game: 'blackjack' }],
} as const satisfies SiteRecord;

export const about: About = {
  rule: "HMAC-SHA256 keyed with the server seed's bytes, a draw at a time; a pair of seeds for many bets; 11 real hands of video poker recompute, blackjack from published code",
  known: "the labels of the fairness dialog and of a bet's; that they are translated",
  assumed:
    'all markup; whether the nonce on the dialog is the next or the last one; in which order split hands are dealt; the labels in other languages',
};
