/** A profile with all that one may have. */
import type { WatchedSite } from '../../../src/sites/watched.ts';

export const STAKE_LIKE: WatchedSite = {
  host: 'taught.example',
  as: 'generic',
  seeding: 'pair',
  record: {
    panels: [
      {
        own: ['active.commitment'],
        fields: {
          'announced.commitment': { selectors: ['#hash'], labels: ['active.commitment'], within: '.fair' },
        },
      },
    ],
    tables: [
      { game: 'blackjack', places: { dealer: '.d', player: '.p' } },
      { game: 'video-poker', payTables: ['jacks-or-better'] },
    ],
    suits: { h: '.heart' },
  },
  rules: { blackjack: { rule: { scheme: 'crypto-games/blackjack' }, origin: 'chosen' } },
};
