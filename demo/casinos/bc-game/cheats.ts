/**
 * How the replica of BC.Game can behave. Its players have neither client seed nor nonce.
 * @module
 */
import { type Behaviour, BLACKJACK_CHEATS, DEALS_PAIR, HONEST, SEED_CHEATS, twice } from '../../cheats.ts';

export const BLACKJACK: readonly Behaviour[] = [
  HONEST,
  DEALS_PAIR,
  {
    id: 'signs-seeds',
    name: 'Honest, with signed seeds',
    does: 'Deals from the signature of an issue and a salt, and shows these and the public key afterwards.',
    deserves: { status: 'verified', reason: 'signature-verified' },
  },
  {
    id: 'signs-falsely',
    name: 'Signs something else',
    does: 'Deals from a seed that is not the signature of the issue and the salt that it shows.',
    deserves: { status: 'unsupported', reason: 'signature-encoding-unknown' },
  },
  // A card that was passed over is explained in one hand of twenty or so: by a shoe of fewer decks, which lacks it.
  ...BLACKJACK_CHEATS.map((one) => (one.id === 'hits-from-further-down' ? { ...one, way: twice } : one)),
  ...SEED_CHEATS.filter(({ id }) => !id.includes('client-seed') && !id.endsWith('-nonce')),
];
