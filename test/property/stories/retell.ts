/**
 * A story in words, for people who want to know why it failed.
 * @module
 */
import type { Reading } from '../../../src/core/observation.ts';
import { CLEAN, kindOf } from './story.ts';
import type { Dealt, Entry, Judged, Outcome } from './tell.ts';

/** What is told, what was read of it, and what was made of that; one line each. */
export function retell({ story, log, dealt, judged }: Outcome): string {
  const { cheat, cheatsOn, promisesAtBet, addsNonce, manners } = story;
  const unusual = Object.entries(manners).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(CLEAN[name as keyof typeof CLEAN]),
  );
  return [
    `${kindOf(story).scheme}: ${cheat ? `${cheat}, hand ${cheatsOn}` : 'honest'}` +
      `${promisesAtBet ? '; promises at the bet' : ''}${addsNonce ? '; counts with a nonce' : ''}`,
    ...unusual.map(([name, value]) => `  page: ${name} ${JSON.stringify(value)}`),
    ...story.steps.map(
      (step) =>
        `  step: ${Object.values(step)
          .map((value) => JSON.stringify(value))
          .join(' ')}`,
    ),
    ...dealt.map((one) => `  dealt: ${wordsOfDealt(one)}`),
    ...log.map((entry) => `    ${wordsOfEntry(entry)}`),
    ...judged.map((one) => `  judged: ${wordsOfJudged(one)}`),
  ].join('\n');
}

const wordsOfDealt = ({ tab, betAt, overAt, hand: { kind, used, cheat } }: Dealt): string =>
  `${tab ?? 'elsewhere'}, bet at ${betAt}, over at ${overAt}, of ${shorten(kind.commitmentOf(used.reveal))}` +
  (cheat ? `: ${cheat}` : '');

const shorten = (text: string): string => (text.length > 20 ? `${text.slice(0, 6)}…` : text);

function wordsOfEntry({ observation: { seq, tab, load, tick, confirmed, reading }, at }: Entry): string {
  return `${seq}. ${at} ms, ${tab}, ${load}, tick ${tick}${confirmed ? ', again' : ''}: ${wordsOfReading(reading)}`;
}

function wordsOfReading(reading: Reading): string {
  if (reading.kind === 'panel') {
    const fields = Object.entries(reading.fields).map(([field, found]) => {
      return `${field}=${'value' in found ? shorten(found.value) : found.problem}`;
    });
    return `panel ${fields.join(' ')}`;
  }
  if (reading.kind === 'table') return `table ${reading.stage} ${JSON.stringify(reading.contents)}`;
  if (reading.kind === 'left') return 'tab closed';
  return reading.kind === 'press' ? `press of a ${reading.by}` : `${reading.kind} ${reading.control}`;
}

function wordsOfJudged({ assembled, verdict, dealt }: Judged): string {
  const reveal = assembled.evidence.find(({ what }) => what === 'reveal')?.observation.seq;
  const what = dealt ? `the hand bet on at ${dealt.betAt}` : 'no hand that was dealt';
  const reasons = verdict.reasons.map(({ code }) => code).join(' ');
  return `${assembled.id}, ${what}: ${verdict.status} ${reasons}${reveal ? `, reveal in ${reveal}` : ''}`;
}
