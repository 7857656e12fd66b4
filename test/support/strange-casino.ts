/**
 * A casino that nobody has seen: blackjack by a rule that no known casino has, on a page whose class names, elements,
 * labels and order are drawn anew at every start. Other hosts are led on to the replicas, as mirrors of one.
 * @module
 */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { createServer, request as send } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export interface StrangeCasino {
  readonly port: number;
  /** Whether the next hand is not what its seeds give. */
  cheats: boolean;
  close(): void;
}

interface Mirror {
  readonly host: string;
  /** The host that its requests are answered as, and the port where. */
  readonly of: string;
  readonly port: number;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** By suit: all spades, then hearts, diamonds and clubs. */
const DECK = ['♠', '♥', '♦', '♣'].flatMap((suit) => RANKS.map((rank) => rank + suit));

/**
 * HMAC-SHA-512 under the server seed's text; numbers of four bytes, sixteen a digest; Fisher-Yates from the last card
 * down. One deck, dealt player, dealer, player, dealer.
 */
function shuffled(serverSeed: string, clientSeed: string): string[] {
  const deck = [...DECK];
  let numbers: number[] = [];
  let counter = 0;
  for (let i = deck.length - 1; i > 0; i--) {
    if (numbers.length === 0) {
      const digest = createHmac('sha512', serverSeed).update(`${clientSeed}:${counter++}`).digest();
      numbers = Array.from({ length: 16 }, (_, k) => digest.readUInt32BE(4 * k));
    }
    const j = Math.floor((numbers.shift()! / 2 ** 32) * (i + 1));
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

const pointsOf = (card: string): number => {
  const rank = card.slice(0, -1);
  return rank === 'A' ? 11 : 'JQK'.includes(rank) ? 10 : Number(rank);
};

function totalOf(cards: readonly string[]): number {
  let total = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  for (let aces = cards.filter((card) => card.startsWith('A')).length; total > 21 && aces > 0; aces--)
    total -= 10;
  return total;
}

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

class Table {
  cheats = false;
  readonly #clientSeed = `mine${randomInt(1e6)}`;
  #next = randomBytes(32).toString('hex');
  #last = '';
  #deck: string[] = [];
  #player: string[] = [];
  #dealer: string[] = [];
  #stage: 'resting' | 'dealt' | 'over' = 'resting';

  answer(action: string): object {
    if (action === 'deal' && this.#stage !== 'dealt') {
      this.#deck = shuffled(this.#next, this.#clientSeed);
      const [a, b, c, d] = this.#deck.splice(0, 4) as [string, string, string, string];
      this.#player = [a, c];
      this.#dealer = [b, d];
      // The player's second card is another one than that of the seeds.
      if (this.cheats) this.#player = [a, DECK.find((card) => ![a, b, c, d].includes(card))!];
      this.cheats = false;
      this.#stage = 'dealt';
      if (totalOf(this.#player) === 21 || totalOf(this.#dealer) === 21) this.#end();
    } else if (action === 'stand' && this.#stage === 'dealt') {
      while (totalOf(this.#dealer) < 17) this.#dealer.push(this.#deck.shift()!);
      this.#end();
    }
    const hidden = this.#stage === 'dealt';
    return {
      stage: this.#stage,
      player: this.#player,
      dealer: this.#dealer.map((card, i) => (hidden && i === 1 ? null : card)),
      nextHash: hashOf(this.#next),
      nextClient: this.#clientSeed,
      lastHash: this.#last && hashOf(this.#last),
      lastSeed: this.#last,
      lastClient: this.#last && this.#clientSeed,
    };
  }

  #end(): void {
    this.#stage = 'over';
    this.#last = this.#next;
    this.#next = randomBytes(32).toString('hex');
  }
}

const one = <T>(of: readonly T[]): T => of[randomInt(of.length)]!;
const inAnyOrder = <T>(of: readonly T[]): T[] =>
  of
    .map((item) => [randomInt(1e9), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** A page of its own: what it is built of means nothing, and its labels are some of those that casinos use. */
function pageOf(): string {
  const names = new Map<string, string>();
  const name = (of: string): string => {
    const drawn = names.get(of) ?? `_${randomBytes(4).toString('hex')}`;
    names.set(of, drawn);
    return drawn;
  };
  const box = one(['div', 'section', 'article']);
  const server = one(['server seed', 'Server Seed']);
  const rows = [
    [one([`Next ${server} hash`, `Next ${server} SHA256`, `Hash of next ${server}`]), 'nextHash'],
    [one(['Next client seed', 'Next Client Seed:']), 'nextClient'],
    [one([`Last ${server} hash`, `Previous ${server} SHA256`]), 'lastHash'],
    [one([`Last ${server}`, `Previous ${server}`]), 'lastSeed'],
    [one(['Last client seed', 'Previous client seed']), 'lastClient'],
  ].map(
    ([label, key]) =>
      `<${box} class="${name('row')}"><span class="${name('label')}">${label}</span><code class="${name('value')}" data-k="${key}"></code></${box}>`,
  );
  const panel = `<${box} class="${name('panel')}"><h3>Provably fair</h3>${inAnyOrder(rows).join('')}</${box}>`;
  const hand = (heading: string, key: string) =>
    `<${box} class="${name('hand')}"><h4>${heading}</h4><div class="${name('cards')}" data-k="${key}"></div></${box}>`;
  const table = `<${box} class="${name('table')}">${hand('Dealer', 'dealer')}${hand(one(['Player', 'You', 'Your hand']), 'player')}
    <button id="deal">${one(['Deal', 'New hand', 'Place bet'])}</button><button id="hit">Hit</button><button id="stand">${one(['Stand', 'Stay'])}</button></${box}>`;
  const card = name('card');
  return `<!doctype html><meta charset="utf-8"><title>Felt</title><style>
    .${card} { display: inline-block; width: 50px; height: 70px; margin: 4px; border: 1px solid #888 }
    .${name('row')} { padding: 4px } .${name('label')} { margin-right: 12px }
    .${name('back')} { background: #357 }</style>
    <body>${inAnyOrder([panel, table]).join('')}<script>
    const at = (key) => document.querySelector('[data-k="' + key + '"]');
    async function act(action) {
      const view = await (await fetch('/' + action, { method: 'POST' })).json();
      for (const key of ['nextHash', 'nextClient', 'lastHash', 'lastSeed', 'lastClient']) at(key).textContent = view[key];
      for (const key of ['dealer', 'player'])
        at(key).replaceChildren(...view[key].map((card) => {
          const face = document.createElement('div');
          face.className = '${card}' + (card ? '' : ' ${name('back')}');
          if (card) face.innerHTML = '<b></b><i></i>';
          else face.setAttribute('aria-label', 'Face down card');
          if (card) [face.firstChild.textContent, face.lastChild.textContent] = [card.slice(0, -1), card.slice(-1)];
          return face;
        }));
      const dealt = view.stage === 'dealt';
      document.getElementById('deal').disabled = dealt;
      for (const id of ['hit', 'stand']) document.getElementById(id).disabled = !dealt;
      document.body.dataset.stage = view.stage;
      document.body.dataset.hands = String(Number(document.body.dataset.hands ?? 0) + (view.stage === 'over'));
    }
    for (const id of ['deal', 'stand']) document.getElementById(id).addEventListener('click', () => act(id));
    act('look');
  </script>`;
}

/** Starts it with TLS on a free port of this machine. */
export async function startStrangeCasino(mirror: Mirror): Promise<StrangeCasino> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'strange casino' }]);
  const table = new Table();
  const page = pageOf();
  const server = createServer({ key, cert }, (request, response) => {
    const { url = '/', method, headers } = request;
    if (headers.host?.startsWith(mirror.host)) {
      const led = send(
        {
          host: '127.0.0.1',
          port: mirror.port,
          path: url,
          method,
          headers: { ...headers, host: mirror.of },
          rejectUnauthorized: false,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      led.on('error', () => response.destroy());
      request.pipe(led);
      return;
    }
    const [type, body] =
      method === 'POST'
        ? ['application/json', JSON.stringify(table.answer(url.slice(1)))]
        : ['text/html; charset=utf-8', page];
    response.setHeader('content-type', type).setHeader('cache-control', 'no-store').end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    get cheats() {
      return table.cheats;
    },
    set cheats(cheats) {
      table.cheats = cheats;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
