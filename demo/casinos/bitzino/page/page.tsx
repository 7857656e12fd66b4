/**
 * The page of the bitZino replica. As at the real casino, each game has a page of its own, what a player does is sent
 * as a form, and the answer is HTML that replaces table and fairness panel as a whole; only then do cards move.
 * @module
 */
import { type JSX, render } from 'preact';
import { ask } from '../../../page/ask.ts';
import { Controls, Notice } from '../../../page/controls.tsx';
import { wait } from '../../../page/pace.ts';
import { queryOf, settingsFrom } from '../../../settings.ts';
import { CHEATS } from '../cheats.ts';
import type { Advice, Answer } from '../table.ts';
import { newClientSeed } from './client-seed.ts';
import { showPanel } from './fair.ts';
import { bringToTable } from './motion.ts';

const GAMES: Readonly<Record<string, { readonly id: keyof typeof CHEATS; readonly title: string }>> = {
  '/blackjack': { id: 'blackjack', title: 'Blackjack' },
  '/video_poker': { id: 'video-poker', title: 'Video Poker' },
  '/roulette': { id: 'roulette', title: 'Roulette' },
  '/craps': { id: 'craps', title: 'Craps' },
  '/slots': { id: 'slots', title: 'Slots' },
};

/** Milliseconds that a form takes to the casino and back, which is no neighbour. */
const TRIP = 200;

/** Milliseconds after which a casino that replaces client seeds does so: by then a player has read the first. */
const UNNOTICED = 2500;

const settings = settingsFrom(new URLSearchParams(location.search));
const path = location.pathname;
const game = GAMES[path]!;
/** What the page was answered last. */
let latest: Answer | null = null;

function Page({ advice, refusal }: { advice: Advice | null; refusal: string }): JSX.Element {
  return (
    <>
      <Notice />
      <header class="top">
        <span class="brand">
          bitZino <small>replica</small>
        </span>
        <nav>
          {Object.entries(GAMES).map(([to, { title }]) => (
            <a
              key={to}
              href={to + queryOf({ ...settings, behaviour: 'honest' })}
              aria-current={to === path ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1>{game.title}</h1>
        <div id="table_holder" class={game.id} />
        {refusal && (
          <p class="refusal" role="alert">
            {refusal}
          </p>
        )}
      </main>
      <Controls
        settings={settings}
        behaviours={CHEATS[game.id]}
        hold={advice?.hold ?? null}
        action={advice?.action ?? null}
      />
    </>
  );
}

const show = (advice: Advice | null, refusal: string): void =>
  render(<Page advice={advice} refusal={refusal} />, document.body);

/** Asks the casino, and puts its answer in the place of table and panel. */
async function send(fields: object): Promise<void> {
  try {
    const asked = ask<Answer>(path.slice(1), { ...fields, behaviour: settings.behaviour });
    const [answer] = await Promise.all([asked, wait(TRIP)]);
    take(answer);
  } catch (error) {
    show(null, (error as Error).message);
  }
}

function take(answer: Answer): void {
  latest = answer;
  show(answer.advice, '');
  const holder = document.querySelector('#table_holder')!;
  holder.innerHTML = answer.html;
  const seed = seedBox()!;
  // The player's half of the deal: while a hand is in play, it stays as it was sent.
  if (seed.value === '') seed.value = answer.clientSeed ?? newClientSeed();
  if (answer.laterClientSeed !== null) {
    setTimeout(() => {
      if (latest === answer) seed.value = answer.laterClientSeed!;
    }, UNNOTICED);
  }
  showPanel(holder, settings.panel, () => latest === answer);
  void bringToTable(holder, settings.speed);
}

const seedBox = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#client_seed_input');

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('#table form')) return;
  event.preventDefault();
  const seed = form.querySelector<HTMLInputElement>('[name="client_seed"]');
  if (seed) {
    seed.value = seedBox()?.value ?? newClientSeed();
    for (const card of document.querySelectorAll('#table .card')) card.classList.add('discard');
  }
  const fields = Object.fromEntries(new FormData(form));
  const button = form.querySelector<HTMLInputElement>('[data-disable-with]')!;
  button.value = button.dataset['disableWith']!;
  button.disabled = true;
  void send(fields);
});

/** A card of video poker is held by a click on it. */
document.addEventListener('click', (event) => {
  const card = (event.target as Element).closest('#table[data-hand_over="false"] #hand .card');
  const holds = document.querySelector<HTMLInputElement>('#video_poker_table_holds');
  if (!card || !holds) return;
  card.classList.toggle('held');
  const cards = [...document.querySelectorAll('#hand .card')];
  holds.value = cards.map((one) => (one.classList.contains('held') ? 1 : 0)).join('');
});

document.title = `${game.title} – replica of bitZino`;
take(JSON.parse(document.querySelector('#opening')!.textContent!) as Answer);
