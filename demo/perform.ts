/**
 * Plays acts one after the other in one tab, and prints what the extension said of each.
 * @module
 */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'puppeteer';
import type { Status } from '../src/core/verdict.ts';
import type { Act } from './acts.ts';
import type { Session } from './browser.ts';
import { Player } from './player.ts';
import { isDeserved, type ShownVerdict, Verdicts } from './verdicts.ts';

/** Plays these acts, saving screenshots to `folder`. @returns the exit status: 0 if all got what they deserve */
export async function perform(session: Session, acts: readonly Act[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const casino = await session.newPage();
  const player = new Player(casino);
  const rows: Row[] = [];
  let verdicts: Verdicts | null = null;
  printLine(HEADINGS);
  for (const [i, act] of acts.entries()) {
    let verdict: ShownVerdict;
    try {
      await player.open(act.address, act.settings);
      verdicts ??= await Verdicts.open(session, casino);
      const before = await verdicts.standing();
      await casino.bringToFront();
      await act.play(player);
      verdict = await verdicts.worst(new Set(before.keys()), act.deserves);
    } catch (error) {
      // The others are played all the same.
      const sentence = `It could not be played: ${(error as Error).message}`;
      verdict = { hand: '', status: 'not-watching', reasons: [], sentence };
    }
    const row = { number: i + 1, act, verdict };
    rows.push(row);
    printLine(cellsOf(row));
    if (verdicts && !rows.slice(0, -1).some((other) => other.verdict.status === verdict.status)) {
      await picture(session, verdicts.popup, verdict, folder);
      await casino.screenshot({ path: `${folder}/casino-${verdict.status}.png` });
    }
  }
  const wrong = rows.filter(({ act, verdict }) => !isDeserved(act.deserves, verdict));
  const now = (await verdicts?.standing()) ?? new Map<string, Status>();
  // What was pending may be decided by what comes later.
  const changed = rows.filter(
    ({ verdict }) =>
      verdict.hand !== '' && verdict.status !== 'pending' && now.get(verdict.hand) !== verdict.status,
  );
  printSummary(rows, wrong, changed, now);
  console.log(`Screenshots are in ${folder}/.`);
  return wrong.length + changed.length === 0 ? 0 : 1;
}

interface Row {
  readonly number: number;
  readonly act: Act;
  readonly verdict: ShownVerdict;
}

const HEADINGS = ['', 'Hand', 'Where', 'What the casino does', 'Verdict', 'Why'];
const WIDTHS = [1, 4, 24, 49, 12, 0];

function cellsOf({ number, act, verdict }: Row): string[] {
  const mark = isDeserved(act.deserves, verdict) ? '✓' : '✗';
  return [mark, String(number), `${act.casino} ${act.game}`, act.name, verdict.status, verdict.sentence];
}

function printLine(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => cell.padEnd(WIDTHS[i]!)).join('  '));
}

function printSummary(
  rows: readonly Row[],
  wrong: readonly Row[],
  changed: readonly Row[],
  now: ReadonlyMap<string, string>,
): void {
  console.log(`\n${rows.length - wrong.length} of ${rows.length} hands got the verdict they deserve.`);
  for (const { number, act, verdict } of wrong) {
    const { status, reason } = act.deserves;
    const given = verdict.reasons.map(({ code }) => code).join(', ') || 'no reason';
    console.log(
      `Hand ${number} deserves ${status}${reason ? ` (${reason})` : ''}, not ${verdict.status} (${given}).`,
    );
  }
  for (const { number, verdict } of changed) {
    console.log(
      `Hand ${number} was ${verdict.status} at first and is ${now.get(verdict.hand) ?? 'gone'} now.`,
    );
  }
}

/** Saves the popup and the hand's report, light and, where puppeteer can turn it on, dark. */
async function picture(session: Session, popup: Page, { hand, status }: ShownVerdict, folder: string) {
  const report = hand ? await session.extensionPage(`report.html?hand=${encodeURIComponent(hand)}`) : null;
  await report?.waitForSelector('[data-hand]');
  for (const value of session.name === 'chromium' ? ['light', 'dark'] : ['light']) {
    for (const [name, page] of [
      ['popup', popup],
      ['report', report],
    ] as const) {
      if (!page) continue;
      if (session.name === 'chromium') {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      }
      await wholePicture(page, `${folder}/${name}-${status}-${value}.png`);
    }
  }
  await report?.close();
}

/** In a window as high as the page is, so that what stays at its lower edge stands there in the picture too. */
async function wholePicture(page: Page, path: string): Promise<void> {
  const viewport = page.viewport();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (viewport) await page.setViewport({ ...viewport, height: Math.max(height, viewport.height) });
  await page.screenshot({ path, fullPage: true });
  if (viewport) await page.setViewport(viewport);
}
