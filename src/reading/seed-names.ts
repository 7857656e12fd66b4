/**
 * Which seeds a label names, put together from its words: languages that bend them, and pages that mix two, have more
 * such names than can be listed. One word that is not known here leaves all open.
 * @module
 */

/** What words of such labels begin with; behind `=` whole words. For languages that are written with blanks. */
const WORDS = {
  server: 'server|servid|serveur|serwer|sunucu|сервер|casino|house|казино',
  client:
    'client|klient|istemci|клиент|player|user|jugador|jogador|joueur|spieler|oyuncu|игрок|gracz|giocator',
  your: '=your|=my|dein|=ihr|=mein|=tu|=su|=mi|=votre|=ton|=sua|=seu|=tua|=teu|=ваш|=мой|=твой|=twój|=mój|=tuo|=mio',
  seed: '=seed|=seeda|=semilla|=semente|=graine|=seme|=ziarno|=ziarna|tohum|=сид|=сида|=зерно|=зерна',
  seeds: '=seeds',
  hash1: '=hash1|=хеш1|=хэш1',
  hash2: '=hash2|=хеш2|=хэш2',
  hash: 'hash|gehash|hach|хеш|хэш|хеширован|хэширован|hasz|zahashowan|=commit|encriptad|zaszyfrowan|committed|commitment|sha256|sha512|encrypted|verschlüsselt|cifrad|chiffré|зашифрован|şifrelen',
  next: '=next|upcoming|próxim|siguient|prochain|suivant|nächst|folgend|sonraki|следующ|будущ|następn|kolejn|prossim|successiv',
  active:
    '=active|=activa|=activo|=aktiv|aktive|=actif|actuel|=actual|=attivo|attual|current|corrent|aktuell|текущ|активн|действующ|aktywn|aktualn|obecn|=geçerli|=mevcut|=ativa|=ativo|=atual|=aktif',
  last: '=last|previous|=prev|=prior|=past|=old|=used|últim|anterior|=pasada|letzt|vorherig|vorig|dernier|précédent|=son|=önceki|последн|предыдущ|прошл|poprzedn|ostatn|=passada',
  revealed:
    '=revealed|=unhashed|=decrypted|раскрытый|=раскрыт|раскрыто|aufgedeckte|enthüllte|revelad|=révélé|=révélée|rivelat|ujawnion|=açıklanan',
  new: '=new|=applied|=rotation|=neu|neue|nuev|=nouveau|nouvelle|=nova|=novo|nuov|=новый|=нового|=yeni|=nowy|=nowego',
  nonce: '=nonce|=нонс',
  game: 'game|round|=bet|=hand|spiel|runde|wette|partid|ronda|juego|=mano|apuesta|jogo|rodada|aposta|=mão|partie|manche|=main|=tour|=mise|oyun|=tur|bahis|игр|раунд|ставк|раздач|парти|=gra|=gry|rund|rozdani|zakład|partit|giocat|puntat',
  of: '=of|=on|=session|=the|=for|=in|=at|=a|=s|=d|=l|=i|=de|=del|=dell|=della|=du|=des|=der|=die|=den|=das|=dem|=la|=le|=el|=il|=lo|=do|=da|=für|=pour|=para|=per|=для|=из|=dla|=von|=vom|=zu|=zur',
} as const;

type Word = keyof typeof WORDS;

/** One form of each character, lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ı', 'i');

/** What a word may have behind its beginning: `следующего`, `nächsten`. */
const ENDING = '\\p{L}{0,4}';

const KNOWN = new RegExp(
  `^(?:${Object.entries(WORDS)
    .map(([word, all]) => {
      const forms = all.split('|').map(plain);
      return `(?<${word}>${forms.map((form) => (form.startsWith('=') ? form.slice(1) : form + ENDING)).join('|')})`;
    })
    .join('|')})$`,
  'u',
);

const MOST_WORDS = 10;
/** What may be written as one word: `ServerSeed`. */
const AS_ONE = /(server|client|seed|сервер|клиент)(?=seed|hash|nonce|сид|хеш)/g;
const DIGEST = /sha[-_ ]?(?:2-)?(256|512)/g;

/**
 * The names of fields that a label has, as labels/words.ts spells them: `next.commitment` for `Хеш следующего серверного
 * сида (SHA-256)`. A revealed seed may be the last one, or belong to the hash beside it. Nothing where it names no seed,
 * or something more.
 */
export function seedsNamedBy(label: string): readonly string[] {
  const says = wordsOf(label);
  const isRevealed = says.has('revealed');
  const [which = isRevealed && 'last', ...others] = (['next', 'active', 'last', 'new'] as const).filter(
    (one) => says.has(one),
  );
  // A round that is neither the next nor the last one is the one before the player.
  const isThisRound = says.has('game') && which !== 'next' && which !== 'last';
  // BC.Game's own names.
  const own = (['hash2', 'hash1'] as const).find((one) => says.has(one));
  if (own)
    return says.size === 2 && (which === 'last' || (which === 'next' && own === 'hash2'))
      ? [`${which}.${own}`]
      : [];
  const name = others.length > 0 || (isRevealed && which !== 'last') ? null : nameFrom(says, which);
  if (!name || (isThisRound && name !== 'nonce')) return [];
  const named = which ? `${which}.${name}` : name;
  return isRevealed && !says.has('last') && name === 'serverSeed' ? [named, 'revealed.serverSeed'] : [named];
}

/** Which seeds a tab is for, that says no more than that. */
export function whichSaid(label: string): 'next' | 'active' | 'last' | null {
  const [which, ...more] = wordsOf(label);
  return more.length === 0 && (which === 'next' || which === 'active' || which === 'last') ? which : null;
}

/** Whether one of a text's words says `last`. */
export const saysLast = (text: string): boolean =>
  partsOf(text).some((word) => KNOWN.exec(word)?.groups?.['last']);

/** What the words of a label mean; nothing where one is not known. */
function wordsOf(label: string): ReadonlySet<Word> {
  const found = new Set<Word>();
  const words = partsOf(label);
  if (words.length > MOST_WORDS) return new Set();
  for (const one of words) {
    const groups = KNOWN.exec(one)?.groups;
    if (!groups) return new Set();
    found.add((Object.keys(groups) as Word[]).find((word) => groups[word] !== undefined)!);
  }
  return found;
}

const partsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(DIGEST, 'sha$1')
    .replace(AS_ONE, '$1 ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function nameFrom(says: ReadonlySet<Word>, which: string | false): string | null {
  const [isServer, isHash] = [says.has('server'), says.has('hash')];
  const isClient = says.has('client') || (says.has('your') && !isServer);
  const isSeed = says.has('seed') || (isHash && says.has('seeds'));
  if (says.has('nonce')) return isServer || isHash || isSeed || says.has('client') ? null : 'nonce';
  if (isClient === isServer && isClient) return null;
  if (isHash) return !isClient && (isServer || isSeed || (which && which !== 'new')) ? 'commitment' : null;
  if (!isSeed) return null;
  return isClient ? 'clientSeed' : isServer ? 'serverSeed' : null;
}
