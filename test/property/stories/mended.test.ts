/**
 * Stories of which something wrong was said once, by their seed and number, as long as stories are drawn as they are now.
 * @module
 */
import { expect, it } from 'vitest';
import { toldAt } from './at.ts';
import { cheatedHands, falseAlarms, falseComforts, lostAlarms } from './judge.ts';
import type { Kind } from './kinds.ts';
import { cheatingStories, honestStories } from './story.ts';
import type { Outcome } from './tell.ts';

/**
 * Honest stories that were told as a mismatch once and take many readings to bring about, by their seed and number; as
 * long as the stories are drawn as they are now.
 */
const TOLD_WRONG = [
  ['pair', 269052, 123],
  ['pair', 269032, 4888],
  ['per-bet', 26270024, 143],
  ['pair', 269006, 3308],
  ['per-bet', 26270006, 2123],
  ['per-bet', 26250106, 526],
  ['pair', 267009, 2249],
  ['pair', 266003, 399],
  ['pair', 266005, 2129],
  ['per-bet', 26230104, 2188],
  ['per-bet', 26230010, 3472],
  ['per-bet', 26220001, 4152],
  ['per-bet', 26210003, 2979],
  ['per-bet', 217005, 3743],
  ['per-bet', 217005, 691],
  ['per-bet', 219008, 4720],
  ['per-bet', 220004, 4519],
  ['per-bet', 230001, 3428],
  ['per-bet', 251206, 725],
  ['per-bet', 251207, 56],
  ['per-bet', 26113101, 2850],
  ['per-bet', 26130102, 2879],
  ['per-bet', 26181104, 1950],
  ['per-bet', 26185101, 1350],
  ['per-bet', 26186104, 2186],
  ['per-bet', 26187101, 19],
  ['per-bet', 26187101, 3177],
  ['per-bet', 26190110, 408],
  ['per-bet', 26190126, 2859],
  ['per-bet', 26190129, 822],
  ['per-bet', 26190149, 224],
  ['per-bet', 26200209, 3330],
  ['per-bet', 26200406, 2628],
  ['per-bet', 26200408, 3782],
  ['per-bet', 26200506, 2116],
  ['per-bet', 26200519, 4273],
  ['per-bet', 26200604, 3026],
  ['per-bet', 26200606, 4431],
  ['per-bet', 26200707, 3208],
  ['pair', 251112, 337],
  ['pair', 261301, 4030],
  ['pair', 261504, 4029],
  ['pair', 261732, 2224],
  ['pair', 261741, 1105],
  ['pair', 261813, 637],
  ['pair', 261832, 47],
  ['pair', 261832, 4697],
  ['pair', 261873, 4743],
  ['pair', 261904, 3268],
  ['pair', 261908, 4831],
  ['pair', 261505, 902],
  ['pair', 261127, 1282],
  ['pair', 261127, 3390],
  ['pair', 261144, 4493],
  ['pair', 261203, 854],
  ['pair', 261206, 4608],
  ['pair', 281002, 2891],
] as const;

it.each(TOLD_WRONG)('%s, %d: %d is no mismatch any more', (seeding, seed, number) => {
  expect(falseAlarms(toldAt(honestStories(seeding), seed, number))).toEqual([]);
});

/** Holds that a cheat was played, and that nothing is found of it. */
const holdsNone =
  (find: (outcome: Outcome) => readonly unknown[]) =>
  (seeding: Kind['seeding'], seed: number, number: number): void => {
    const outcome = toldAt(cheatingStories(seeding), seed, number);
    expect(cheatedHands(outcome)).not.toEqual([]);
    expect(find(outcome)).toEqual([]);
  };

/** Stories of a cheat that was green once. */
const COMFORTED = [
  ['pair', 269051, 3621],
  ['pair', 269041, 431],
  ['pair', 269035, 3829],
  ['per-bet', 26270075, 3054],
  ['pair', 269024, 2923],
  ['pair', 269002, 1086],
  ['per-bet', 26270010, 762],
  ['pair', 266103, 4621],
  ['per-bet', 26243014, 4717],
  ['pair', 266011, 1489],
  ['per-bet', 26242010, 114],
  ['per-bet', 26241014, 3647],
  ['pair', 266002, 3833],
  ['per-bet', 26240005, 1257],
  ['per-bet', 26230404, 1679],
  ['pair', 264005, 3909],
  ['pair', 262312, 3818],
  ['pair', 251105, 496],
  ['pair', 261127, 2776],
  ['pair', 261128, 1420],
  ['pair', 261128, 3456],
  ['pair', 261131, 3735],
  ['pair', 261144, 1959],
  ['pair', 261152, 3576],
  ['pair', 261203, 82],
  ['pair', 261303, 222],
  ['pair', 261304, 1551],
  ['pair', 261502, 2346],
  ['pair', 261702, 2274],
  ['pair', 261704, 2448],
  ['pair', 261704, 4640],
  ['pair', 261706, 4458],
  ['pair', 261831, 3167],
  ['pair', 262003, 3488],
  ['pair', 262121, 461],
  ['pair', 262303, 1248],
  ['pair', 271102, 2842],
  ['pair', 271102, 3611],
  ['per-bet', 26200324, 3962],
  ['per-bet', 26200505, 3825],
  ['per-bet', 251204, 5762],
  ['per-bet', 271201, 4824],
  ['per-bet', 26112602, 4737],
  ['per-bet', 26190123, 1111],
] as const;

it.each(COMFORTED)('%s, %d: %d is green no more', holdsNone(falseComforts));

/** Stories of a cheat that was in doubt once, though nothing excused it. */
const LOST = [
  ['per-bet', 26270076, 4951],
  ['pair', 268007, 934],
  ['pair', 268005, 1768],
  ['pair', 268001, 4300],
  ['pair', 267104, 4726],
  ['per-bet', 26242008, 2439],
  ['per-bet', 26242005, 940],
  ['per-bet', 26241010, 4218],
  ['per-bet', 26240009, 2916],
  ['per-bet', 26240006, 2715],
  ['per-bet', 26220008, 146],
  ['per-bet', 26230002, 4157],
  ['per-bet', 26210008, 3922],
  ['pair', 263010, 979],
  ['pair', 264001, 4768],
  ['pair', 261501, 3187],
  ['pair', 261503, 3650],
  ['pair', 261602, 1328],
  ['pair', 261701, 328],
  ['pair', 261751, 1035],
  ['pair', 261852, 4993],
  ['per-bet', 26112703, 2351],
  ['per-bet', 26114103, 524],
  ['per-bet', 26182105, 3712],
  ['per-bet', 26187102, 1007],
  ['per-bet', 26190141, 2008],
  ['per-bet', 26200204, 2526],
  ['per-bet', 26200808, 4571],
  ['per-bet', 26200305, 3015],
  ['per-bet', 26200411, 4574],
  ['per-bet', 26170202, 1511],
  ['per-bet', 26170403, 209],
  ['per-bet', 26170204, 2011],
  ['per-bet', 271301, 4542],
  ['per-bet', 26112603, 2284],
  ['per-bet', 26114202, 3684],
  ['per-bet', 271301, 4713],
] as const;

it.each(LOST)('%s, %d: %d is a mismatch again', holdsNone(lostAlarms));
