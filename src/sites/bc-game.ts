/**
 * BC.Game.
 *
 * From the site's help pages: that hash2 is shown before a round, and hash1, of which it is the hash, with the cards
 * after it; that issue, salt and public key belong to the seed's signature; that a table has one player or several.
 * Assumed: all markup, which is published nowhere. So the panel is read by its labels, those of a past round being
 * named as the last or previous one's, and the table by its headings: the dealer's and the player's own.
 * @module
 */
import type { About, SiteRecord } from './site.ts';

export const site = {
  id: 'bc-game',
  name: 'BC.Game',
  hosts: ['bc.game', 'www.bc.game'],
  schemes: { blackjack: 'bc-game/blackjack' },
  seeding: 'per-bet',
  panels: [
    {
      fields: {
        'announced.commitment': { labels: ['hash2', 'next.hash2', 'next.commitment'] },
        'announced.clientSeed': {
          labels: ['next.clientSeed', 'active.clientSeed', 'clientSeed'],
          optional: true,
        },
        'reported.commitment': { labels: ['last.hash2', 'last.commitment'], optional: true },
        'reported.serverSeed': { labels: ['hash1', 'last.hash1', 'last.serverSeed'] },
        'reported.issue': { labels: ['issue'], optional: true },
        'reported.salt': { labels: ['salt'], optional: true },
        'reported.publicKey': { labels: ['publicKey'], optional: true },
      },
    },
  ],
  tables: [{ game: 'blackjack', seats: true }],
} as const satisfies SiteRecord;

export const about: About = {
  rule: 'rotating-hash weights; hash2 before, hash1 after',
  known: 'the shuffle; that the seed may carry an RSA signature',
  assumed:
    "all markup; whether it starts from the article's order or the site's; the deal order; decks; what exactly hash2 hashes; every encoding of the signature; seats of a shared table dealt in turn. No real round was found",
};
