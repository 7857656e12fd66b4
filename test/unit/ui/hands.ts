/** Hands to show, as the background answers with them. */
import { audit } from '../../../src/core/audit.ts';
import type { Hand } from '../../../src/core/hand.ts';
import type { Checks, Verdict } from '../../../src/core/verdict.ts';
import type { EvidenceItem, HandView } from '../../../src/platform/messages.ts';

/** The hand of Crypto.Games that Wizard of Odds recorded. */
export const RECORDED: Hand = {
  v: 1,
  scheme: 'crypto-games/video-poker',
  commitment: {
    value: '64e701539ecf4c03b90ecd957d6675b2f72c3fd84f04dc5eb63eed8b9a58b95b',
    beforeBet: true,
  },
  clientSeed: 'bc7v9bn70d7n07sn',
  nonce: null,
  reveal: { serverSeed: '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j' },
  shown: {
    deal: ['Jc', '5h', '8c', 'Ac', '2c'],
    final: ['Jc', '3d', '5d', 'Ac', 'Jd'],
    held: [true, false, false, true, false],
    payTable: 'jacks-or-better',
    multiplier: 1,
  },
};

export const ALL_PASS: Checks = { commitment: 'pass', deal: 'pass', payout: 'pass', continuity: 'pass' };

export function view(over: Partial<HandView> & { hand?: Hand } = {}): HandView {
  const hand = over.hand ?? RECORDED;
  return {
    id: '7',
    siteId: 'crypto-games',
    siteName: 'Crypto.Games',
    game: 'video-poker',
    at: Date.UTC(2026, 10, 21, 14, 2),
    hand,
    verdict: over.verdict ?? audit(hand, { continuity: 'pass' }),
    limits: [],
    evidence: [],
    ...over,
  };
}

/** The recorded hand with other cards or another win on the table. */
export const shownAs = (shown: object): HandView =>
  view({ hand: { ...RECORDED, shown: { ...RECORDED.shown, ...shown } } });

export const verdictOf = (over: Partial<Verdict>): Verdict => ({
  status: 'verified',
  reasons: [],
  checks: ALL_PASS,
  expected: null,
  ...over,
});

export const evidenceItem = (over: Partial<EvidenceItem>): EvidenceItem => ({
  what: 'commitment',
  value: RECORDED.commitment!.value,
  table: null,
  how: 'attribute',
  where: '#txtNextServerSeed256',
  path: '/videopoker/jacks',
  at: Date.UTC(2026, 10, 21, 14, 1),
  seq: 3,
  secondsBeforeDeal: 12.4,
  confirmed: true,
  ...over,
});
