/**
 * The receipt of one hand on a panel that also says what is to come: `Server seed hash`, `Server seed`, `Client seed` and
 * `Nonce` of a past game stand in a part of their own below `Next server seed hash`.
 * @module
 */

import { valueBeside } from './beside.ts';
import { controlsFor } from './controls.ts';
import { DIALOG, isFixed } from './dialogs.ts';
import { isHashOf } from './digests.ts';
import { childrenOf, hasAttribute, nextElement, previousElement } from './dom.ts';
import type { FieldName, SeedName } from './labels/words.ts';
import { saysHashOfRound, saysId } from './seed-names.ts';
import { fits, isBlank, isPlaceholder } from './shapes.ts';
import { type Label, ofWhich, type Survey } from './survey.ts';
import { closest, elementsUp, holds, parentOf, walk } from './tree.ts';
import { HASHES, isEditable } from './verifier.ts';
import { LONGEST_LABEL, type Meaning, meaningsOf } from './words.ts';

const SEEDS: readonly Meaning[] = [
  'fields:serverSeed',
  'fields:last.serverSeed',
  'fields:revealed.serverSeed',
];
/** Whose seeds are those of hands to come. */
const COMING = ['next', 'active', 'new'] as const;
/** What says that it is of hands to come. */
export const TO_COME: readonly Meaning[] = COMING.flatMap((which) =>
  (['commitment', 'clientSeed', 'nonce'] as const).map((name) => `fields:${which}.${name}` as const),
);
const PLAIN: readonly SeedName[] = ['commitment', 'serverSeed', 'clientSeed', 'nonce'];

const told = new WeakMap<Survey, Survey>();

/** The same survey, where what is told of a hand that is over is that hand's; found once, whoever asks. */
export function withReceipts(survey: Survey): Survey {
  const known = told.get(survey) ?? withReceipt(withSealedReceipt(withRoundOut(survey)));
  told.set(survey, known);
  return known;
}

/**
 * The same survey, where what stands in one part with a server seed that is out, and apart from all that is said to be
 * of hands to come, is of that seed's hands: as long as its hash stands there too, it is a receipt, and else the seed alone.
 */
function withReceipt(survey: Survey): Survey {
  const toCome = TO_COME.flatMap(survey.labelled).map(({ element }) => element);
  if (toCome.length === 0) return withResult(survey);
  const isOut = (label: Label): boolean =>
    fits('reported.serverSeed', toldBeside(label, survey)?.trim() ?? '');
  const out = SEEDS.flatMap(survey.labelled).filter(isOut);
  const seeds = new Map(out.map((label) => [label.element, label]));
  // Of several, one may be that of an earlier hand, opened over the page.
  const [seed, ...others] = seeds.size > 1 ? [...seeds.keys()].filter(isInDialog) : seeds.keys();
  if (!seed || others.length > 0) return survey;
  const part = partOf(seed, toCome);
  const isIn = ({ element }: Label): boolean => holds(part, element);
  const hashes = survey.labelled('fields:commitment');
  const isWhole = seeds.size > 1 || hashes.some(isIn);
  // In one list, where another hash is to come, the rest of it is that hand's.
  const isPromised = COMING.some((which) => survey.labelled(`fields:${which}.commitment`).length > 0);
  if (!isWhole && isPromised && isOnlyHashOf(hashes, seeds.get(seed)!, survey))
    return withLast(survey, PLAIN, (label) => toldBeside(label, survey) !== null);
  // What is counted below a seed that is out are its hands.
  const { valueLabels } = survey;
  const below = new Set(valueLabels.slice(valueLabels.findIndex(({ element }) => element === seed)));
  const counts = survey.labelled('fields:count').filter((label) => isIn(label) && below.has(label));
  return withLast(survey, isWhole ? PLAIN : ['serverSeed'], isIn, counts);
}

/**
 * The same survey, where what a panel has of this round, beside what is to come, is of the last one: its seed is
 * out, and has the hash there as its own.
 */
function withRoundOut(survey: Survey): Survey {
  const [seed, ...seeds] = survey.labelled(ofWhich('fields:serverSeed', 'this'));
  const [hash, ...hashes] = survey.labelled(ofWhich('fields:commitment', 'this'));
  if (!seed || !hash || seeds.length > 0 || hashes.length > 0) return survey;
  // Where nothing is said of a next round, it is what the panel has.
  if (survey.labelled('fields:commitment').includes(hash)) return survey;
  if (PLAIN.some((name) => survey.labelled(`fields:last.${name}`).length > 0)) return survey;
  const [text, shown] = [seed, hash].map((label) => toldBeside(label, survey)?.trim());
  if (!text || !shown || !isHashOf(shown.toLowerCase(), text)) return survey;
  return {
    ...survey,
    labelled: (meaning) => {
      const [, name] = LAST.exec(meaning) ?? [];
      return survey.labelled(name ? ofWhich(`fields:${name as SeedName}`, 'this') : meaning);
    },
  };
}

/** Whether the only hash that is said to be of no hand to come is that of a seed. */
function isOnlyHashOf([hash, ...others]: readonly Label[], seed: Label, survey: Survey): boolean {
  const shown = hash && others.length === 0 ? toldBeside(hash, survey) : null;
  return shown !== null && isHashOf(shown.trim().toLowerCase(), toldBeside(seed, survey)!);
}

/**
 * The same survey, where a server seed, a client seed and a nonce that stand together, apart from a hash and another client
 * seed, are those of the last result: `Server seed`, `Client seed`, `Nonce`, `Number`. Where there was none yet, they are
 * blank, and say nothing.
 */
function withResult(survey: Survey): Survey {
  const hashes = survey.labelled('fields:commitment');
  if (hashes.length === 0) return survey;
  const clientSeeds = survey.labelled('fields:clientSeed');
  const promises = hashes.map((label) => toldBeside(label, survey));
  const lists = survey.labelled('fields:serverSeed').flatMap((seed) => {
    const part = partOf(
      seed.element,
      hashes.map(({ element }) => element),
    );
    const isIn = ({ element }: Label): boolean => holds(part, element);
    const labels = [
      seed,
      ...[clientSeeds, survey.labelled('fields:nonce')].flatMap((all) => all.filter(isIn)),
    ];
    const texts = labels.map((label) => toldBeside(label, survey)?.trim());
    return labels.length === LIST && !clientSeeds.every(isIn) ? [{ labels, texts }] : [];
  });
  const isShown = ({ texts: [seed = ''] }: (typeof lists)[number]): boolean =>
    fits('reported.serverSeed', seed) && !promises.includes(seed);
  const blank = lists.filter(({ texts }) => texts.every((text) => text !== undefined && isBlank(text)));
  const [result, ...others] = lists.filter(isShown);
  if (others.length > 0) return survey;
  const silent = blank.flatMap(({ labels }) => labels);
  return withLast(survey, PLAIN, (label) => result?.labels.includes(label) === true, silent);
}

/** The seeds and the nonce of a result. */
const LIST = 3;

/** What stands beside a label and cannot be typed in: a box that can is to be filled in with the seeds of any hand. */
function toldBeside(label: Label, survey: Survey): string | null {
  const value = valueBeside(label, survey);
  return value && !isEditable(value.element) ? value.text : null;
}

/** The same survey, where what has these names in a part of it is the last hand's, and `others` there say nothing. */
function withLast(
  survey: Survey,
  names: readonly SeedName[],
  isIn: (label: Label) => boolean,
  others: readonly Label[] = [],
): Survey {
  const taken = new Map(names.map((name) => [name, labelsFor(name, survey).filter(isIn)]));
  const gone = new Set([...[...taken.values()].flat(), ...others]);
  return {
    ...survey,
    labelled: (meaning) => {
      const [, name] = LAST.exec(meaning) ?? [];
      const own = survey.labelled(meaning);
      return name
        ? [...own, ...(taken.get(name as SeedName) ?? [])]
        : own.filter((label) => !gone.has(label));
    },
  };
}

/** The labels of what has a name; a hash of whatever, where nothing is called a commitment. */
function labelsFor(name: SeedName, survey: Survey): readonly Label[] {
  const own = survey.labelled(`fields:${name}`);
  return name === 'commitment' && own.length === 0 ? survey.labelled('said:hash') : own;
}

/**
 * The same survey, where what stands below the number of a bet that has paid or lost, together with a server seed that is
 * kept back until its pair is rotated, or with none in a dialog of its own, on what is called its receipt, or unfolded in a
 * list of bets, is that bet's: `Bet 118,204,552 · 1.50×`; or below the one day and time that it was placed at. What a hand
 * is still played with has come to nothing yet.
 */
function withSealedReceipt(survey: Survey): Survey {
  const hashes = survey.labelled('fields:commitment');
  const rows = hashes.flatMap(({ element }) => unfoldedAround(element) ?? []);
  if (rows.length > 0)
    return withLast(survey, PLAIN, ({ element }) => rows.some((row) => holds(row, element)));
  const isKept = (label: Label): boolean => {
    const text = toldBeside(label, survey);
    return text !== null && (isBlank(text) || !fits('reported.serverSeed', text.trim()));
  };
  const seeds = survey.labelled('fields:serverSeed');
  const inDialogs = hashes.filter(({ element }) => isInDialog(element));
  const [seed, ...others] =
    seeds.length > 0 ? seeds.filter(isKept) : inDialogs.length > 0 ? inDialogs : hashes;
  const part = seed && others.length === 0 ? betAround(seed.element, survey) : null;
  return part ? withLast(survey, PLAIN, ({ element }) => holds(part, element)) : survey;
}

const isInDialog = (element: Element): boolean =>
  closest(element, DIALOG) !== null || elementsUp(element, FARTHEST).some(isFixed);

/**
 * What is unfolded around a hash in a list of bets, right below the one that it tells of, which has its number and what it
 * came to; null where it is none. The row of a table is nothing else; anything may stand below a list that has an end.
 */
function unfoldedAround(hash: Element): Element | null {
  for (const part of elementsUp(hash, FARTHEST)) {
    const above = previousElement(part);
    const texts = above ? textsIn(above) : [];
    if (!texts.some(saysOutcome)) continue;
    const [cell, ...others] = childrenOf(part);
    const isRow = cell && others.length === 0 && hasAttribute(cell, 'colspan');
    // The columns of a table say what its bare numbers are.
    const isEntry = isRow && (ID.test(texts[0]!) || texts.some((text) => TIME.test(text)));
    if (!isEntry && !beginsWithBet(texts)) continue;
    if (isRow) return part;
    const below = nextElement(part);
    return below && beginsWithBet(textsIn(below)) ? part : null;
  }
  return null;
}

/** Whether what is written in an entry of a list begins with the number of a bet. */
const beginsWithBet = ([first = '']: readonly string[]): boolean =>
  NUMBER_ALONE.test(first) || namesBet(first);

/** The part of the page around a seed that tells of one bet, its hash or its client seed, and its nonce; null where none does. */
function betAround(seed: Element, survey: Survey): Node | null {
  const [hashes, clientSeeds, nonces] = (['commitment', 'clientSeed', 'nonce'] as const).map((name) =>
    labelsFor(name, survey),
  ) as [Labels, Labels, Labels];
  // What is to come stands on no receipt, how far its pair was used, nor what a hand is played with.
  const others = [
    ...[...TO_COME, COUNT].flatMap(survey.labelled).map(({ element }) => element),
    ...controlsFor(survey, PLAYS),
  ];
  const names = [...hashes, ...clientSeeds, ...nonces, ...survey.labelled('fields:serverSeed')];
  const isName = (text: string): boolean => names.some((label) => text.startsWith(label.text));
  const isOpened = isInDialog(seed);
  const isApart = isOpened || survey.labelled('fields:serverSeed').length > 0;
  let hasComeToNothing = false;
  for (const part of elementsUp(seed, FARTHEST)) {
    const isIn = ({ element }: Label): boolean => holds(part, element);
    if (others.some((one) => holds(part, one))) return null;
    if (![...hashes, ...clientSeeds].some(isIn) || (nonces.length > 0 && !nonces.some(isIn))) continue;
    const told = textsIn(part, LONGEST_TOLD);
    if (isHeadedByBet(told.slice(0, told.findIndex(isName)))) return part;
    if (nonces.length === 0 || hasComeToNothing) continue;
    const texts = textsIn(part);
    if (texts.some((text, i) => RECEIPT.test(text) && RECEIPT_ID.test(texts[i + 1] ?? ''))) return part;
    const bets = texts.map((text, i) => (namesBet(text) ? text : numberedBy(text, texts[i + 1])));
    // A list of bets has many days.
    const [at, ...more] = texts.flatMap((text, i) => (MOMENT.test(text) ? [i] : []));
    const head = texts.findIndex(isName);
    const isDated = at !== undefined && at < head && more.length === 0;
    if (!isDated && (!isApart || bets.every((bet) => bet === ''))) continue;
    // What is headed by the number of a bet, or has one and is opened over the page, was placed.
    const isHead = (bet: string, i: number): boolean =>
      i === 0 || isOpened || (i < head && MORE_OF_BET.test(bet));
    const isPlaced = bets.some((bet, i) => PLACED.test(bet) && isHead(bet, i));
    const hasCome =
      isPlaced ||
      texts.some((text) => PLACED_BY.test(text) || saysOutcome(text)) ||
      survey.labelled('amounts:win').some(isIn);
    if (hasCome) return part;
    // Unless it is headed by a bet, further out.
    hasComeToNothing = true;
  }
  return null;
}

/**
 * Whether what is written above the seeds of a part begins with the number of one bet, and says what was bet and paid, or
 * when: `Ticket #VP-558201`, `bet 3.00, paid 0.00`.
 */
function isHeadedByBet(above: readonly string[]): boolean {
  const told = above.filter((text) => /[\p{L}\d]/u.test(text));
  const [head = ''] = told;
  const [first = '', ...others] = TITLE.test(head) ? told.slice(1) : told;
  const [, written = ''] = ONE_BET.exec(first.normalize('NFKC')) ?? [];
  const id = ONE_ID.exec(written)?.[0] ?? '';
  if (id.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_ID) return false;
  const behind = [written.slice(written.indexOf(id) + id.length), ...others].join(' ').normalize('NFKC');
  return TIME.test(behind) || saysOutcome(behind) || [...behind.matchAll(SUM)].length > 1;
}

type Labels = readonly Label[];

const COUNT: Meaning = 'fields:count';
const PLAYS = ['deal', 'bet', 'draw', 'hit', 'stand', 'higher', 'lower'] as const;
/** How far around its seeds a receipt reaches, in levels of the page's structure. */
const FARTHEST = 8;
/** `0.00×`, what became of what, `¥1,000 → ¥1,950`, or what was won or lost: `+10`. */
const MULTIPLE =
  /\d[.,]\d+\s?[x×](?!\p{L})|^\d{1,5}\s?[x×]$|(?<![\p{L}\d])×\s?\d|\d\s?→\s?\p{Sc}?\s?\d|^[+−-]\s?\p{Sc}?\s?\d/u;

/** Whether a text says what a bet came to: `0.00×`, `Payout 2.00 €`. */
const saysOutcome = (text: string): boolean =>
  MULTIPLE.test(text) ||
  text
    .split(/\s[·•|]\s/)
    .some(
      (part) =>
        AMOUNT_AT_END.test(part) && meaningsOf(part.replace(AMOUNT_AT_END, '')).includes('amounts:win'),
    );

const AMOUNT_AT_END = /\s\p{Sc}?\s?\d[\d.,]*(?:\s?(?:\p{Sc}|[A-Z]{2,5}))?$/u;

/** Whether a text is the name of one bet, with its number. */
function namesBet(written: string): boolean {
  const [text = '', next = ''] = written
    .normalize('NFKC')
    .trim()
    .split(/\s[·•|—–](?:\s|$)|\s{2,}/);
  const [, id = ''] =
    BET.exec(text) ?? NUMBER_ALONE.exec(text) ?? OF_GAME.exec(text) ?? NUMBER_ALONE.exec(next) ?? [];
  return id.replace(/[^\p{L}\p{N}]/gu, '').length >= LEAST_ID && !AMOUNT.test(id);
}

/**
 * A text with what follows it, where that is the number of the bet that it names: `Round ID` of any form, and else one that
 * is long enough to be no amount: `Round`, `VP-88301274`. Nothing for any other.
 */
function numberedBy(text: string, next = ''): string {
  if (saysId(text)) return ID.test(next) ? `${text} 1` : '';
  const both = `${text} ${next}`;
  return LONG_NUMBER.test(next.trim()) && !/\d/.test(text) && namesBet(both) ? both : '';
}

const ID = /^(?=\D*\d)[\da-z][\da-z_:-]{4,40}$/i;

/** What a receipt calls its own number, and what that may be, cut short as well. */
const RECEIPT = /^(?:bet )?receipt (?:id|no\.?|number|#)\s*:?$/i;
const RECEIPT_ID = /^(?=\D*\d)[\w-]{3,40}(?:(?:…|\.{3})[\w-]*)?$/;
const LONG_NUMBER = /^(?:[a-z]{1,4}-\d{5,}|\d{8,})$/i;

/** What bets are called; and what says that a number follows. */
const BETS =
  'bet|wager|mise|pari|wette|aposta|apuesta|scommessa|giocata|ставка|zakład|bahis|ベット|베팅|投注|下注|注单|注單';
const ROUNDS =
  'hand|game|round|main|partie|partida|runde|spiel|rodada|jogo|mão|mano|ronda|jugada|partita|игра|раунд|раздача|rozdanie|runda|gra|oyun|coup|donne|ゲーム|ラウンド|게임|라운드|游戏|遊戲';
const NUMBERS = 'id|no?|nr|nº|n°|号|號|番号|编号|編號';
const RECEIPTS = 'recibo|reçu|ricevuta|beleg|чек';
const DETAILS = `details?|receipt|${RECEIPTS}|detalhes|comprovante|détails|detalles|dettagli|szczegóły|детали|detayları|詳細|详情|詳情|상세|내역`;
const BET = new RegExp(
  String.raw`(?:^|\s)(?:${BETS}|${ROUNDS})[^\p{L}\p{N}]*(?:(?:${NUMBERS}|${DETAILS}|번호)[^\p{L}\p{N}]*){0,2}((?=\D{0,8}\d)(?:[a-z]{1,4}-)?[\da-f]+(?:[ ,.\u00a0\u202f-]?[\da-f]+)*)(?:$|,\s)`,
  'iu',
);
/** One bet, by whatever name, and what follows that: its number may have letters as well. */
const ONE_BET = new RegExp(
  String.raw`(?:^|[\s'’])(?:${BETS}|${ROUNDS}|ticket|slip|coupon|kupon|${RECEIPTS})(?!\p{L})(.*)`,
  'iu',
);
const ONE_ID =
  /(?<![\p{L}\p{N}.,])(?=[^\s·]*\d)(?:[a-z]{1,4}[/_-])?[\p{L}\p{N}_/-]+(?:[\s,.]\d{3})*(?![\p{L}\p{N}]|[.,]\d)/iu;
/** What stands above that: `Round receipt`, `Détails du pari`. */
const OF_BET = `(?:${BETS}|${ROUNDS}|wett|ставки|игры|раунда|zakładu|gry|rozdania)`;
const TITLE = new RegExp(
  String.raw`^(?:${OF_BET}[-\s]?(?:${DETAILS})|(?:${DETAILS})(?:\s\p{L}{1,3})?\s${OF_BET})$`,
  'iu',
);
/** What was bet or paid. */
const SUM = /(?<![\d.,])(?:\p{Sc}\s?\d[\d.,]*|\d+[.,]\d{2,8}(?!\d)|\d[\d.,]*\s?\p{Sc})/gu;
const NUMBER_ALONE = /^(?:[#№]\s?|id:?\s)(\d{1,3}(?:[,. ]\d{3}){1,5}|\d{1,15})$/i;
/** Those of bets: games and rounds have numbers before they are bet on. */
const PLACED = new RegExp(
  String.raw`(?:^|\s)(?:${BETS})(?!(?![号號番编編])\p{L})[^\p{L}]*(?:(?:${NUMBERS})[^\p{L}\p{N}]*)?\d`,
  'iu',
);
/** `ID hilo:48,120,937` */
const OF_GAME = /^(?:id\s)?[a-z-]{2,20}:\s?(\d{1,3}(?:,?\d{3}){1,5})$/i;
/** What is told of a bet behind its number, such as when it was placed, or how much it was. */
const MORE_OF_BET = /\s[·•|—–]\s.*\d/;
/** What says of a bet who placed it. */
const PLACED_BY =
  /(?<!\p{L})(?:(?:placed|wagered|bet) by|(?:apostad[ao]|realizad[ao]|feit[ao]|hech[ao]) por|(?:platziert|gesetzt) von|(?:placée?|misée?|jouée?) par|(?:piazzat|giocat)[ao] da|(?:postawion[eya]|zawart[eya]) przez|(?:сделана|поставил)|tarafından)(?!\p{L})/iu;
/** A day and the time of it, as when a bet was placed: `12.04.2025, 20:16:07`, `Apr 12, 2025, 8:16 PM`, `8:16 PM 4/12/2025`. */
const MOMENT =
  /(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[月월]|\p{L}{3,}\.?\s\d{1,2},|\d{1,2}\.?\s(?:de\s)?\p{L}{3,}).*\s\d{1,2}[:h]\d{2}|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?,?\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/u;
const TIME = /\d{1,2}:\d{2}/;
const LEAST_ID = 5;
const AMOUNT = /[.,]\d{1,2}$/;

/** The short texts of a part, in order; not more than a receipt has. */
function textsIn(part: Node, longest = LONGEST_LABEL): readonly string[] {
  const texts: string[] = [];
  walk(part, {
    text({ data }) {
      const text = data.trim();
      if (text !== '' && text.length <= longest) texts.push(text);
      return texts.length > MOST_TEXTS ? 'stop' : undefined;
    },
  });
  return texts;
}

const MOST_TEXTS = 60;
/** All that is told of a bet may stand in one text. */
const LONGEST_TOLD = 2 * LONGEST_LABEL;

/**
 * The same survey, where the hash of a round is the commitment: nothing else is one, and the seed is kept back for as long.
 * Where bets are counted, it may be what the last one came from.
 */
export function withHashOfRound(survey: Survey): Survey {
  const has = (name: FieldName): boolean => survey.labelled(`fields:${name}`).length > 0;
  if (HASHES.some(has) || has('nonce')) return survey;
  const isKept = survey
    .labelled('fields:serverSeed')
    .some((label) => isPlaceholder(toldBeside(label, survey) ?? ''));
  const hashes = isKept ? survey.labelled('said:hash').filter(({ text }) => saysHashOfRound(text)) : [];
  return { ...survey, labelled: (one) => (one === 'fields:commitment' ? hashes : survey.labelled(one)) };
}

const LAST = /^fields:last\.(commitment|serverSeed|clientSeed|nonce)$/;

/** As far around a seed as nothing stands of hands to come. */
function partOf(seed: Element, toCome: readonly Element[]): Node {
  let part: Node = seed;
  for (let up: Node | null = seed; up && !toCome.some((one) => holds(up!, one)); up = parentOf(up)) part = up;
  return part;
}
