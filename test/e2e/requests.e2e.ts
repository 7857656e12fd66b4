/** What a session asks of the network: nothing that the casino's page would not ask for without Cutcard. */
import { expect, test } from 'vitest';
import { Player } from '../../demo/player.ts';
import { startReplicas } from '../../demo/server.ts';
import { Verdicts } from '../../demo/verdicts.ts';
import type { Session } from './harness/index.ts';
import { launchWatched, type Request } from './harness/requests.ts';

declare const chrome: { readonly runtime: { sendMessage(message: object): Promise<unknown> } };

/** What the replica's own page asks for. */
const OF_THE_PAGE = /^\/(videopoker|page\.(js|css)|base\.css|controls\.css|cards\/|api\/|favicon\.ico)/;
/** Where the extension asks for something after all, so that it shows that this is noted. */
const TRIAL = 'https://crypto.games/trial';

/** An evening: hands, alarms, a stop of the background, and every page of the extension. */
async function playEvening(session: Session): Promise<void> {
  const page = await session.newPage();
  const player = new Player(page);
  await player.open('https://crypto.games/videopoker', {
    behaviour: 'draws-from-further-down',
    speed: 'instant',
  });
  await player.playVideoPoker();
  await session.killBackground();
  await player.playVideoPoker();
  await expect.poll(() => session.badgeText(session.tabIdOf(page))).toBe('2');
  const { popup } = await Verdicts.open(session, page);
  const shown = await popup.waitForSelector('[data-hand]');
  const id = await shown!.evaluate((hand) => hand.getAttribute('data-hand'));
  await popup.evaluate(async (hand) => {
    const of = { ids: [hand] };
    for (const kind of ['page/count', 'page/export']) await chrome.runtime.sendMessage({ kind, of });
    await chrome.runtime.sendMessage({ kind: 'page/opened', id: hand });
  }, id);
  for (const path of [`report.html?hand=${id}`, 'report.html', 'options.html', 'check.html', 'welcome.html'])
    await (await session.extensionPage(path)).close();
}

test('a full session makes no request of its own', { retry: 0 }, async () => {
  const replicas = await startReplicas();
  const { session, end } = await launchWatched({ hosts: replicas.hosts, port: replicas.port });
  let requests: Request[] = [];
  try {
    await playEvening(session);
    const bare = await session.extensionPage('options.html');
    await bare.evaluate((url) => location.assign(url), TRIAL).catch(() => undefined);
    const address = () => bare.evaluate(() => location.href).catch(() => '');
    await expect.poll(address).toBe(TRIAL);
  } finally {
    requests = await end();
    await replicas.close();
  }
  const own = session.extensionUrl('').slice(0, -1);
  const isOurs = ({ by }: Request) => by === 'extension' || by === own;
  expect(new Set(requests.filter(isOurs).map(({ url }) => url))).toEqual(new Set([TRIAL]));
  // What is asked for in the name of a casino's page, content scripts included, is the page's own.
  const ofPages = requests.filter((one) => one.by !== null && !isOurs(one));
  const isOfPage = ({ url }: Request) => {
    const { hostname, pathname } = new URL(url);
    return replicas.hosts.includes(hostname) && OF_THE_PAGE.test(pathname);
  };
  expect(ofPages.filter((one) => !isOfPage(one))).toEqual([]);
  expect(ofPages.length).toBeGreaterThan(4);
});
