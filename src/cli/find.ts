/**
 * `find-rule`: by which rule hands were dealt whose casino is not known.
 * @module
 */

import type { WriteStream } from 'node:tty';
import { inEnglish } from '../core/derivation.ts';
import { FieldReader, HandError } from '../core/fields.ts';
import { deckInWords } from '../core/rules/deck.ts';
import { CARDS_NEEDED, type Finding, findRule, HANDS_NEEDED } from '../core/rules/find.ts';
import { inWords } from '../core/rules/hashing.ts';
import { writeRule } from '../core/rules/parse.ts';
import { parseRound, type Round } from '../core/rules/round.ts';
import { REVEALED_DECK } from '../core/rules/rule.ts';
import type { AnyRule } from '../core/rules/same-deal.ts';
import { chunksOf, linesOf } from './chunks.ts';
import { handsIn } from './file.ts';
import type { Input } from './input.ts';
import { parseLine } from './json.ts';
import { Progress } from './progress.ts';
import { UsageError } from './usage.ts';

export interface Answer {
  readonly text: string;
  /** 0 where a rule was found, else 3. */
  readonly status: 0 | 3;
}

/** @throws UsageError where the input has no hands to find a rule by */
export async function findInput(input: Input, json: boolean, terminal: WriteStream | null): Promise<Answer> {
  const finding = search(await roundsIn(input), terminal);
  return {
    text: json ? JSON.stringify(asData(finding)) : asText(finding),
    status: finding.found ? 0 : 3,
  };
}

function search(rounds: readonly Round[], terminal: WriteStream | null): Finding {
  const steps = findRule(rounds);
  let progress: Progress | undefined;
  for (;;) {
    const next = steps.next();
    if (next.done) {
      progress?.clear();
      return next.value;
    }
    const { done, of } = next.value;
    progress ??= new Progress(terminal, of);
    progress.show(done, 'of the rules tried');
  }
}

async function roundsIn({ stream }: Input): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for await (const chunk of chunksOf(stream)) {
    let number = chunk.first;
    for (const line of linesOf(chunk)) {
      if (line.trim() !== '') rounds.push(...roundsOn(line, number));
      number++;
    }
  }
  const [first] = rounds;
  if (!first) throw new UsageError('there is no hand with cards and a revealed seed to find a rule by');
  const other = rounds.find(({ game }) => game !== first.game);
  if (other)
    throw new UsageError(`a rule is of one game: these hands are of ${first.game} and ${other.game}`);
  return rounds;
}

function roundsOn(line: string, number: number): Round[] {
  const value = parseLine(line);
  if (value instanceof SyntaxError) throw new UsageError(`line ${number} must be JSON: ${value.message}`);
  return (handsIn(value) ?? [value]).flatMap((hand) => {
    try {
      return parseRound(new FieldReader(hand), hand as object) ?? [];
    } catch (error) {
      if (error instanceof HandError) throw new UsageError(`line ${number}: ${error.message}`);
      throw error;
    }
  });
}

function asData({ found, candidate, hands, misfits, cards, tried, others, accident }: Finding): object {
  const taughtBy = hands.map(({ digest }) => digest);
  const written = (rule: AnyRule | null) => rule && writeRule(rule, taughtBy);
  return {
    found: written(found),
    fits: hands.length,
    cards,
    tried,
    others,
    accident,
    candidate: written(candidate),
    misfits: misfits.length,
  };
}

function asText(finding: Finding): string {
  const { found, candidate, hands, misfits, cards, tried, others, accident } = finding;
  const count = tried.toLocaleString('en');
  const fitted = `${hands.length} hands with ${cards} cards`;
  const misfit = misfits.length > 0 ? [`It does not fit ${misfits.length} other hands.`] : [];
  if (found) {
    return [
      ...inText('Found', found),
      '',
      `It fits ${fitted}, as the only one of ${count} rules tried.`,
      ...misfit,
      `That one of so many fits by accident has a chance of ${accident.toExponential(1)}.`,
    ].join('\n');
  }
  if (candidate) {
    return [
      ...inText('Fits so far', candidate),
      '',
      `It fits ${fitted}, which is too little to call it found: that takes ${HANDS_NEEDED} hands with ${CARDS_NEEDED} cards.`,
    ].join('\n');
  }
  if (others > 0) {
    return `${others + 1} rules that deal differently fit ${fitted}: more hands will tell which it is. ${count} were tried.`;
  }
  return `The cards do not follow from these seeds by any of ${count} rules tried.`;
}

function inText(label: string, found: AnyRule): string[] {
  if ('scheme' in found) return [`${label}: ${found.scheme}, a rule that is known.`];
  const { hash, counter, number, deck, draw, dealtFrom, orders, splitOrders, commitment } = found.rule;
  const numbers = `${number.digits} hex digits, as ${number.as}${number.modulo ? ` modulo ${number.modulo}` : ''}`;
  return [
    `${label}: a rule that no known casino has.`,
    '',
    `  Hash        ${inEnglish(inWords(hash))}`,
    `  Counter     ${counter ? `counts ${counter.counts}, from ${counter.from}` : 'none'}`,
    `  Numbers     ${numbers}${number.limit ? `, limit ${number.limit}` : ''}`,
    `  Deck        ${deck === REVEALED_DECK ? 'revealed' : inEnglish(deckInWords(deck))}`,
    `  Draw        ${draw}${dealtFrom ? `, dealt from the ${dealtFrom} card` : ''}`,
    ...(orders ? [`  Order       ${orders.join(' or ')}`] : []),
    ...(splitOrders ? [`  Split       ${splitOrders.join(' or ')}`] : []),
    `  Commitment  ${commitment ? inEnglish(inWords(commitment)) : 'not known'}`,
  ];
}
