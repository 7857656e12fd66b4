/**
 * Which game a page says that it is of, in its title.
 * @module
 */
import { controlsFor, offered } from './controls.ts';
import { select, selectFirst } from './dom.ts';
import { pageOf } from './memory.ts';
import type { Survey } from './survey.ts';
import { holds, textOf } from './tree.ts';

/** Whether the title of the page, or what is chosen of it, names a game. */
export function names(survey: Survey, game: RegExp): boolean {
  const page = pageOf(survey);
  return page !== null && select(page, TITLES).some((title) => game.test(textOf(title, LONGEST_TITLE) ?? ''));
}

const TITLES = 'head > title, h1, [aria-current="page"], [role="tab"][aria-selected="true"]';
export const BACCARAT = /bac+ar[aáà]|punto banco|bakara|баккара|百家[乐樂]|バカラ|바카라/i;
const BLACKJACK = /black\s?jack|siebzehn und vier|\boczko\b|блэкджек|21点|21點|ブラックジャック|블랙잭/i;
const POKER = /p[oóô](?:k|qu)er|покер|ポーカー|포커|扑克|撲克/i;
/** The commonest game of it has a name of its own. */
const VIDEO_POKER =
  /v[ií]d[eé]o[\s-]?p[oóô](?:k|qu)er|poker vid[eé]o|jacks or better|walety lub lepsze|видео-?покер|ビデオポーカー|ジャックス・オア・ベター|비디오\s?포커|视频扑克|視訊撲克/i;
export const OTHERS = new RegExp(`${BLACKJACK.source}|${POKER.source}`, 'i');
/** What is rolled below a number or above it is called the same. */
const HILO =
  /\bhi[\s-]?lo\b|high(?:er)?(?:[\s/&-]|or|and)*low(?:er)?|(?:höher|plus haut|больше|выше|mayor|maior|alt[oa]|wyżej|yüksek)[\s,/-]*(?:(?:oder|ou|o|или|czy|lub|veya|ya da) )?(?:tiefer|niedriger|plus bas|меньше|ниже|menor|baj[oa]|baix[oa]|niżej|düşük)|ハイ[&・]?ロー|하이로|猜大小/i;
const LONGEST_TITLE = 100;

/** `Bet $1.00`: at hilo there is nothing else to bet on. */
const STAKE = /\d[\s\p{L}\p{Sc}]*$/u;

/**
 * Whether the title names this game and no other, and a hand can be dealt: before the first hand that may be all there
 * is of a table. What is drawn as a picture, or shown in a frame, may have any cards.
 */
export function isDealtAt(survey: Survey, game: keyof typeof GAMES): boolean {
  const [, , begins] = GAMES[game];
  const [bet, ...more] = controlsFor(survey, ['bet']);
  const isStaked =
    bet &&
    ((game === 'hilo' && STAKE.test(textOf(bet, LONGEST_TITLE) ?? '')) ||
      survey.labelled('amounts:bet').some(({ element }) => !holds(bet, element)));
  // Several that bet are as many bets to begin with, and one is of what is staked.
  const bets = more.length > 0 || isStaked ? [bet!, ...more] : [];
  return (
    isTitled(survey, game) &&
    offered([...controlsFor(survey, begins), ...bets], []) === 'first' &&
    !names(survey, BACCARAT) &&
    selectFirst(pageOf(survey)!, 'canvas, iframe') === null
  );
}

/** Whether the title names this game, and none that it may be taken for. */
export function isTitled(survey: Survey, game: keyof typeof GAMES): boolean {
  const [own, other] = GAMES[game];
  return names(survey, own) && !names(survey, other);
}

const GAMES = {
  blackjack: [BLACKJACK, new RegExp(`${POKER.source}|${HILO.source}`, 'i'), ['deal']],
  'video-poker': [VIDEO_POKER, BLACKJACK, ['deal']],
  // Nothing is begun there but a hand.
  hilo: [HILO, OTHERS, ['deal', 'rebet']],
} as const;
