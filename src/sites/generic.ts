/**
 * A casino nobody here has seen: its panel read by labels alone, its table by what each game's tables have in common.
 * Which rule its games follow is not known.
 * @module
 */
import type { PanelPlaces } from '../reading/panel.ts';
import type { SiteRecord } from './site.ts';

/** Where one pair of seeds serves many bets: what is next is the next pair's. */
const PAIRS: PanelPlaces = {
  'announced.commitment': { labels: ['active.commitment', 'commitment'] },
  'announced.clientSeed': { labels: ['active.clientSeed', 'clientSeed'] },
  'announced.nonce': { labels: ['next.nonce', 'active.nonce', 'nonce'], optional: true },
  'announced.count': { labels: ['count'], optional: true },
  'promised.commitment': {
    labels: ['next.commitment', 'new.commitment'],
    hashedUnder: ['next.serverSeed'],
    optional: true,
  },
  'promised.clientSeed': { labels: ['next.clientSeed', 'new.clientSeed'], optional: true },
  'reported.commitment': { labels: ['last.commitment'], optional: true },
  'reported.serverSeed': { labels: ['last.serverSeed', 'serverSeed'], optional: true },
  'reported.clientSeed': { labels: ['last.clientSeed'], optional: true },
  'reported.nonce': { labels: ['last.nonce'], optional: true },
};

/** Where each bet has a server seed of its own: what is next is the next bet's. */
const SEED_PER_BET: PanelPlaces = {
  'announced.commitment': { labels: ['next.commitment', 'commitment'] },
  'announced.clientSeed': { labels: ['next.clientSeed', 'clientSeed'], optional: true },
  'announced.nonce': { labels: ['next.nonce', 'active.nonce', 'nonce'], optional: true },
  'reported.commitment': { labels: ['last.commitment'], optional: true },
  'reported.serverSeed': { labels: ['last.serverSeed', 'serverSeed'], optional: true },
  'reported.clientSeed': { labels: ['last.clientSeed'], optional: true },
  'reported.nonce': { labels: ['last.nonce'], optional: true },
};

export const GENERIC: SiteRecord = {
  id: 'generic',
  name: 'Another casino',
  hosts: [],
  schemes: {},
  // Unless its panel says otherwise.
  seeding: 'per-bet',
  panels: [
    {
      own: ['active.commitment', 'active.clientSeed', 'count'],
      // A hash beside that of the next seed is the active one's, where no seed is shown that it may be of.
      ownTogether: [
        { all: ['commitment', 'next.commitment'], none: ['serverSeed', 'last.serverSeed'] },
        { all: ['commitment', 'next.commitment', 'last.commitment'], none: ['serverSeed'] },
        // A client seed beside that of the next pair is the active one's.
        { all: ['commitment', 'clientSeed', 'next.clientSeed'], none: ['serverSeed', 'last.serverSeed'] },
        // And so it is beside the seed of the pair before, where a nonce is said to be the next one.
        {
          all: ['commitment', 'clientSeed', 'next.clientSeed', 'next.nonce', 'last.serverSeed'],
          none: ['serverSeed', 'next.commitment', 'last.commitment'],
        },
        // Where each bet has a server seed, the player may enter another client seed just so.
        { all: ['new.clientSeed', 'commitment'], none: [] },
        { all: ['new.clientSeed'], none: ['clientSeed', 'last.serverSeed', 'last.commitment'] },
      ],
      fields: PAIRS,
    },
    { fields: SEED_PER_BET },
  ],
  tables: [
    { game: 'hilo' },
    { game: 'baccarat' },
    {
      game: 'video-poker',
      payTables: ['jacks-or-better', 'tens-or-better', 'bonus-poker'],
      amongOthers: true,
    },
    { game: 'blackjack', seats: true },
  ],
};
