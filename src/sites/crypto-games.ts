/**
 * Crypto.Games.
 *
 * From the site: the fairness panel's element ids and English labels, as templates of a clone of the site kept them;
 * that its values are set by script and stand in `input.value`; the pay tables and rules, from wizardofodds.com.
 * Assumed: everything about the card tables themselves, whose markup is published nowhere. So the table is read by
 * what it must have whatever it is built of: five cards, a control that says Deal or Draw, labelled amounts. Assumed
 * too: that a nonce, where the player adds one, stands under its own label.
 * @module
 */
import type { About, SiteRecord } from './site.ts';

export const site = {
  id: 'crypto-games',
  name: 'Crypto.Games',
  hosts: ['crypto.games', 'www.crypto.games', 'crypto-games.net', 'www.crypto-games.net'],
  schemes: {
    'video-poker': 'crypto-games/video-poker',
    blackjack: 'crypto-games/blackjack',
  },
  seeding: 'per-bet',
  sendsClientSeed: true,
  panels: [
    {
      fields: {
        'announced.commitment': { selectors: ['#txtNextServerSeed256'], labels: ['next.commitment'] },
        'announced.clientSeed': { selectors: ['#txtNextClientSeed'], labels: ['next.clientSeed'] },
        'announced.nonce': { labels: ['next.nonce', 'nonce'], optional: true },
        'reported.commitment': { selectors: ['#txtLastServerSeed256'], labels: ['last.commitment'] },
        'reported.serverSeed': { selectors: ['#txtLastServerSeed'], labels: ['last.serverSeed'] },
        'reported.clientSeed': { selectors: ['#txtLastClientSeed'], labels: ['last.clientSeed'] },
        'reported.nonce': { labels: ['last.nonce'], optional: true },
      },
    },
  ],
  tables: [
    {
      game: 'video-poker',
      payTables: ['jacks-or-better', 'tens-or-better', 'bonus-poker'],
      wholeAmounts: true,
    },
    { game: 'blackjack' },
  ],
} as const satisfies SiteRecord;

export const about: About = {
  games: 'video poker (three pay tables), blackjack',
  rule: 'one server seed a bet; SHA-512 of server and client seed, byte by byte; two real rounds recompute',
  known:
    "the fairness panel's ids and English labels, as a clone of the site kept them; pay tables and rules",
  assumed:
    "the card tables' markup; in which order the hands of a split are dealt; what happens when the hash runs out of cards; how a nonce is shown",
};
