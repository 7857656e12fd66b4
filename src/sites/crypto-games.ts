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
import { PAYS } from '../core/games/pays.ts';
import { readBlackjack } from '../reading/blackjack.ts';
import { type PanelPlaces, readPanel } from '../reading/panel.ts';
import { readVideoPoker } from '../reading/video-poker.ts';
import type { Site } from './site.ts';

const PANEL: PanelPlaces = {
  'announced.commitment': { selectors: ['#txtNextServerSeed256'], labels: ['next.commitment'] },
  'announced.clientSeed': { selectors: ['#txtNextClientSeed'], labels: ['next.clientSeed'] },
  'announced.nonce': { labels: ['next.nonce', 'nonce'], optional: true },
  'reported.commitment': { selectors: ['#txtLastServerSeed256'], labels: ['last.commitment'] },
  'reported.serverSeed': { selectors: ['#txtLastServerSeed'], labels: ['last.serverSeed'] },
  'reported.clientSeed': { selectors: ['#txtLastClientSeed'], labels: ['last.clientSeed'] },
  'reported.nonce': { labels: ['last.nonce'], optional: true },
};

export const cryptoGames: Site = {
  id: 'crypto-games',
  name: 'Crypto.Games',
  hosts: ['crypto.games', 'www.crypto.games', 'crypto-games.net', 'www.crypto-games.net'],
  schemes: {
    'video-poker': 'crypto-games/video-poker',
    blackjack: 'crypto-games/blackjack',
  },
  seeding: 'per-bet',
  readPanel: (survey) => readPanel(survey, PANEL),
  readTable: (survey) => readVideoPoker(survey, { payTables: PAYS }) ?? readBlackjack(survey, {}),
};
