/**
 * Which seeds a label names, put together from its words: languages that bend them, and pages that mix two, have more
 * such names than can be listed. One word that is not known here leaves all open.
 * @module
 */
import type { FieldName, SeedName, Which } from './labels/words.ts';

/** What words of such labels begin with; behind `=` whole words. */
const WORDS = {
  server:
    'server|servid|serveur|serwer|sunucu|сервер|casino|house|=private|казино|=operator|=provider|=site|krupier|=dealer',
  client:
    'client|klient|=klien|istemci|müşteri|клиент|player|user|=guest|jugador|jogador|joueur|spieler|oyuncu|игрок|gracz|giocator|=pemain',
  your: '=your|=jouw|=je|=uw|=mijn|=my|dein|=ihr|=mein|=tu|=su|=mi|=votre|=ton|=sua|=seu|=tua|=teu|=ваш|=мой|=твой|=twój|=mój|=tuo|=mio|=twoje|=ваша|=твоя|=sizin|=senin|=vos|=ihre|=deine|=anda|=kamu',
  our: '=our|=unser|=unsere|nuestr|=notre|=nossa|=nosso|nostr|=наш|=наше|=bizim|=nasz|=nasze',
  seed: '=seed|=benih|=randomness|=entropy|=seeda|=semilla|=semente|=graine|=seme|=ziarno|=ziarna|=tohum|tohumu|=tohumunun|=сид|=сида|=зерно|=зерна',
  secret: '=secret|=secreto|=segredo|=geheimnis|=segreto|=секрет',
  seeds: '=seeds|semillas|sementes|graines|=сиды|=сидов|=seedy|tohumlar|=semi|=ziaren',
  pair: 'pair|=paar|=seedpaar|=par|пара|пары|=пару|=парой|цепочк|çift|coppia|paire|=para|=parą|=pasangan|couple',
  hash1: '=hash1|=хеш1|=хэш1',
  hash2: '=hash2|=хеш2|=хэш2',
  commit: '=commit|commitment|=engagement|compromis|impegn|festlegung|обязательств|zobowiązan|taahhüt',
  hash: 'hash|gehash|hach|хеш|хэш|хеширован|хэширован|hasz|zahashowan|zahaszowan|encriptad|=terenkripsi|zaszyfrowan|committed|sha256|sha512|encrypted|verschlüsselt|cifrad|chiffré|зашифрован|şifrelen|hashlen|özet|empreint|=skrot|=skrotu|digest|=fingerprint|=checksum|prüfsumme|fingerabdruck|отпечат|=impronta|=huella|=seal|=sealed',
  next: '=next|=coming|volgend|=berikutnya|=selanjutnya|upcoming|próxim|siguient|prochain|suivant|nächst|folgend|sonraki|sıradaki|следующ|будущ|następn|kolejn|prossim|successiv|=reserve|=standby',
  active:
    '=active|huidig|actiev|=actief|=activa|=activo|=activas|=aktiv|aktive|=actif|=actifs|actuel|=actual|=attivo|=attiva|attual|current|corrent|aktuell|laufend|текущ|активн|действующ|aktywn|aktualn|obecn|=geçerli|=güncel|=mevcut|=ativa|=ativas|=ativo|=atual|=aktif',
  last: '=last|=retired|=expired|=spent|=sebelumnya|previous|=prev|=prior|=past|vorig|=old|=used|=usado|=usada|=utilisé|=utilisée|=verwendet|verwendete|=использован|=использованный|últim|anterior|=pasada|letzt|vorherig|dernier|précédent|=son|=önceki|последн|предыдущ|прошл|poprzedn|ostatn|=passada|=retirée|=retiré|=zużyte|zużyt|=kullanılan|=kullanılmış|=старый|=старого|=старая|=старой|=alte|=alter|=altes|=alten|ancien|antigu|antig|=vecchio|=vecchi|=stary|=stare|=starego|=eski',
  revealed:
    '=revealed|=unhashed|=decrypted|=plaintext|=klartext|=раскрыт|раскрыты|раскрыта|раскрыто|aufgedeckte|enthüllte|revelad|=révélé|=révélée|rivelat|ujawnion|=açıklanan|=açıklandı|=terungkap|=diungkap',
  new: '=new|=applied|=rotation|=neu|neue|nuev|=nouveau|nouvelle|=nova|=novo|nuov|=новый|=нового|=yeni|=nowy|=nowego|=baru',
  nonce: '=nonce|=нонс',
  game: 'game|round|=shuffle|=bet|=hand|spiel|runde|wette|partid|ronda|juego|=mano|apuesta|jogo|rodada|aposta|=mão|partie|manche|=main|=tour|=mise|=mises|oyun|=tur|bahis|=bahsin|игр|раунд|ставк|раздач|парти|броск|бросок|=gra|=gry|rund|rozdani|zakład|partit|giocat|puntat|scommess|=paris|einsätz|=taruhan|=putaran|=ronde|=permainan|=coup|=coups|=deal|=spin|=draw|=ticket|=match|=rozdań|=кон|=donne|=blatt|=coupe|=turun|=turdan|=elden',
  shoe: '=shoe|=sabot|=schlitten|=башмак|=zapato|=sapato',
  deck: '=deck|=колоды|=baraja|=baralho|=mazzo|=talii|=destenin',
  id: '=id|=uuid|identif|идентиф|kennung',
  number: '=number|numero|número|numéro|nummer|номер',
  bets: '=bets|=hands|=mains|=hände|=händen|=manos|=mãos|=mani|=руки|=рук|=eller|=wagers|=rolls|=ставок|=deals|=coups|=shoes|=spins|=plays|=zakładów',
  made: 'total|=made|=far|=played|=placed|=dealt|gespielt|jugad|=joué|=jouée|=joués|=jouées|jogad|сыгран|zagran|rozegran|=postawionych|=zawartych|oynan|effettuat|realizad|hech|feit|effectu|nombre|anzahl|gesamt|gemacht|количеств|общее|число|=всего|сделан|yapılan|toplam|=sayısı|liczb|łączn|wykonan|=jumlah',
  counter: '=counter|zähler|=compteur|=contador|contator|licznik|счетчик|счётчик|sayac|=penghitung',
  of: '=of|=deze|=van|=het|=so|=now|=rng|=on|=session|=the|=for|=in|=at|=a|=s|=d|=l|=i|=de|=del|=dell|=della|=du|=des|=der|=die|=den|=das|=dem|=la|=le|=el|=il|=lo|=do|=da|=für|=pour|=para|=per|=для|=için|=из|=dla|=von|=vom|=zu|=zur|=this|=these|=diesem|=cette|=questa|=este|=esta|=o|=этой|=этим|=bu|=ces|=estas|=estos|=queste|=questi|=diesen|=этими|=tymi|=ini|=table|=about|=über|=sobre|=sur|=о|=об|=you|=have|=just|=its|=dela|=dele|=sa|=it|=bir|=değeri|=value|=ce',
  info: '=info|=infos|informa|informazi|=details|=détails|=detalles|=detalhes|=dettagli|=daten|=angaben|=datos|=dados|=données|=dati|=dane|szczegół|bilgi|информац|=данные|=детали|сведени',
  reached: 'reached|=final|=ending|erreicht|alcanz|alcanç|=atteint|raggiunt|достигнут|ulaşılan|osiągnięt',
  with: '=with|=met|=tą|=con|=com|=avec|=mit|=с|=со|=ile|=z|=dengan',
  before: '=before|=pre|=antes|=avant|=vor|=prima|=до|=przed',
  ahead: '=önce',
  published: '=shown|publi|pubblicat|veröffentlicht|опубликован|opublikowan|yayınlan',
} as const;

type Word = keyof typeof WORDS;

/** The same in languages that are written without blanks, or whose words run together. */
const RUNNING: Readonly<Partial<Record<Word, string>>> = {
  server: 'サーバー|サーバ|服务器|服务端|伺服器|서버',
  client: 'クライアント|プレイヤー|ユーザー|客户端|客戶端|用戶端|用户|用戶|玩家|클라이언트|플레이어',
  your: 'あなたの|您的|你的|我的|내|나의',
  seed: 'シード|种子|種子|시드',
  hash1: 'ハッシュ1|哈希1|雜湊1|해시1',
  hash2: 'ハッシュ2|哈希2|雜湊2|해시2',
  commit: 'コミットメント|コミット|承诺|承諾|커밋먼트|커밋',
  hash: 'ハッシュ化された|ハッシュ化|ハッシュ値|ハッシュ済み|ハッシュ|暗号化された|暗号化済み|暗号化|哈希值|哈希|雜湊值|雜湊|散列化|散列值|散列|已加密|加密|해시됨|해시된|해시|암호화됨|암호화된|암호화|ダイジェスト|摘要|다이제스트',
  next: '次の|次回の|下一个|下个|下次|下一個|下個|下一|下一轮|下一輪|下一回合|다음|下局|下一把|下一手|下一組|下一组|次回|待用',
  active:
    '現在の|有効な|アクティブな|当前|活跃|活动|有效|目前|當前|使用中|활성|현재|使用中の|使用中的|生效中|目前的|当前的|사용 중인|사용중인',
  last: '以前の|旧的|舊的|旧|舊|前回の|前の|最後の|上一个|上个|上次|最后|上一個|上個|上一|上一轮|上一輪|上一回合|最後|이전|마지막|지난|上一把|上局|上一手|上一組|上一组|使用済み|使用済|直前の|前回|已使用的|已使用|已用|사용된|사용한',
  revealed:
    '已揭晓|已揭曉|揭晓|揭曉|明文|平文|평문|公開された|已揭示|已公开|已公開|공개된|公開済み|公開済|공개됨|공개',
  new: '新しい|新的|新|새로운|새',
  nonce: 'ナンス|ノンス|随机数|隨機數|논스',
  pair: '对|對|ペア|シードペア|쌍|페어|种子对|種子對',
  game: 'ゲーム|局|本局|ラウンド|游戏|遊戲|回合|投注|下注|게임|라운드|ハンド|牌局|局数|局數|手牌|핸드|판|ベット|베팅한|배팅한|베팅|배팅',
  shoe: 'シュー|牌靴|슈',
  deck: 'デッキ|牌组|牌組|덱',
  number: '序号|序號|番号|番號|번호',
  id: '编号|編號',
  made: '总|總|数|數|次数|次數|回数|횟수|累计|累計|総数|合計|총|수|진행한|진행된',
  counter: 'カウンター|カウンタ|计数器|計數器|计数|計數|카운터',
  of: 'の|的|의|该|該|此|この|で|이|본|本|此组|此組|在',
  info: '情報|信息|资讯|資訊|详情|詳情|詳細|정보',
  reached: '到達|用到',
  with: '使用|用|での|으로|로',
  ahead: '之前|前に|前|전에|전',
  published: '公开|公開|公布',
};

/** Words of Vietnamese, which is written in syllables, without its accents. */
const VIETNAMESE: readonly (readonly [said: RegExp, word: string])[] = (
  [
    ['ma bam|gia tri bam|chuoi bam|da bam|duoc bam|bam', 'hash'],
    ['hat giong', 'seed'],
    ['may chu|nha cai', 'server'],
    ['nguoi choi|khach hang|may khach', 'client'],
    ['cua (?:ban|toi)', 'your'],
    ['tiep theo|ke tiep|sap toi|(?<=(?:van|vong|luot) )toi', 'next'],
    ['vua xong|vua roi|truoc(?: do)?|da dung', 'last'],
    ['hien tai|dang (?:dung|su dung|hoat dong)', 'active'],
    ['(?:da|duoc) (?:tiet lo|cong bo)', 'revealed'],
    ['(?:van|vong|luot)(?: (?:choi|bai))?', 'game'],
    ['cap', 'pair'],
    ['nay', 'this'],
    ['so thu tu', 'number'],
    ['so (?:luot |lan )?cuoc', 'bets made'],
    ['voi', 'with'],
    ['moi', 'new'],
  ] as const
).map(([said, word]) => [new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'gu'), word]);
/** What no other language here is written with. */
const IS_VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

const fromVietnamese = (compared: string): string =>
  VIETNAMESE.reduce((text, [said, word]) => text.replace(said, word), compared.replaceAll('đ', 'd'));

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

const formsOf = (all: string): string[] => all.split('|').map(plain);

const KNOWN = new RegExp(
  `^(?:${(Object.keys(WORDS) as Word[])
    .map((word) => {
      const bent = formsOf(WORDS[word]).map((form) => (form.startsWith('=') ? form.slice(1) : form + ENDING));
      return `(?<${word}>${[...bent, ...formsOf(RUNNING[word] ?? word)].join('|')})`;
    })
    .join('|')})$`,
  'u',
);

/** The longest first. */
const RUN_TOGETHER = new RegExp(
  Object.values(RUNNING)
    .flatMap(formsOf)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

const MOST_WORDS = 12;
/** What may be written as one word: `ServerSeed`. */
const AS_ONE = /(server|client|klient|seed|сервер|клиент)(?=seed|hash|nonce|сид|хеш)/g;
/** What is `active` in two words. */
const IN_USE =
  /(?<!\p{L})(?:in use(?: now)?|(?<!(?:hand|game|round|bets?) )in play(?: now)?|in gebrauch|en uso|em uso|in uso|en cours|w uzyciu)(?!\p{L})/gu;
/** What is the next pair: as a heading, or where it is said of a hash. Of a seed it may be when that is shown. */
const ROTATED =
  /(?<!\p{L})(?:after (?:the )?(?:next )?rotati(?:on|ng)|nach (?:der rotation|dem (?:nachsten )?wechsel)|tras (?:la rotacion|rotar)|despues de (?:la rotacion|rotar)|apos a (?:proxima )?(?:rotacao|troca)|apres la (?:prochaine )?rotation|dopo la (?:prossima )?rotazione|после (?:следующеи )?(?:смены|ротации)|po (?:nastepnej )?(?:rotacji|zmianie))(?: (?:of|de|del|des|da|du|della) (?:the |la |le |los |las )?(?:pair|seeds|par|paars|paire|seed)| пары| pary)?(?!\p{L})/u;
const HASH = /hash|sha[- ]?\d|hach|[хx][еэ]ш|empreinte|huella/;

const withoutRotation = (text: string): string =>
  HASH.test(text) || text.replace(ROTATED, '').trim() === '' ? text.replace(ROTATED, 'next pair') : text;
/** What is `next` in two words. */
const COMING = /(?<!\p{L})(?:to come|next up|up next|(?:in|di|de|en) (?:reserve|riserva|reserva))(?!\p{L})/gu;
/** A hand in Turkish, where it is not the article of Spanish. */
const EL =
  /(?<=(?:sonraki|siradaki|onceki|son|bu|oynanan|toplam|yapilan|dagitilan) )el(?:in|ler)?(?!\p{L})/gu;
/** `With the pair` in one word of Turkish, or of Russian. */
const WITH_PAIR = /(?<!\p{L})(?:ciftle|парои)(?!\p{L})/gu;
/** `Mano n.º`, `El no`: what it is the number of comes first. */
const NUMBER = /(?<=\p{L} )(?:n(?:\. ?)?[o°]|nr)\.?(?!\p{L})/gu;
/** What some call a client seed; neither word says so by itself, and a seed may well be one. */
const PHRASE = /(?<!\p{L})(?:lucky phrase|frase da sorte|frase de la suerte)(?!\p{L})/gu;
/** Of a round the same words say that it is over. */
const PAST =
  /^(?:finished|closed) pair$|^par (?:(?:en)?cerrado|caducado)$|^coppia (?:chiusa|scaduta)$|^couple termine$/;
/** Which round it is, where that is said of the next one: `Secret for the next round (№ 3,308)`. */
const ITS_NUMBER = /\((?:no\.?|nr\.?|n[o°]|#)\s?\d[\d., ]*\)$/;
/** That of the seed above it, and not the player's: `Su hash`. */
const ITS = /^s(?:u|eu|ua) (?=hash$)/;
/** `Hash’lenmiş`: what keeps a word of another language from what is behind it. */
const HASHED = /(?<=hash)['’](?=len)/g;
const DIGEST = /sha[-_ ]?(?:2-)?(256|512)/g;

/** What a label means that names seeds, or a tab that only says which. */
export type NamesSeeds =
  | `fields:${FieldName}`
  | `tabs:${'next' | 'active' | 'last'}`
  | `sections:${'next' | 'active' | 'last' | 'this'}`;

/**
 * `fields:next.commitment` for `Хеш следующего серверного сида (SHA-256)`, `sections:last` for `Previous pair`, `tabs:next` for `Next`. A revealed seed may be
 * the last one, or belong to the hash beside it. Nothing where a label names no seed, or something more.
 */
export function seedsNamedBy(label: string): readonly NamesSeeds[] {
  const numbered = NONCE_BEHIND.exec(label)?.[1] ?? '';
  const says = wordsOf(nonceOf(numbered) ?? label);
  if ((isCount(says) && !IS_NUMBER.test(label)) || isCount(wordsOf(numbered), 'made'))
    return ['fields:count'];
  // The next hand is nobody's but the player's own.
  if (says.has('number') && says.has('next') && nonceOf(label) === 'next nonce') return ['fields:next.nonce'];
  if (says.has('bets') || says.has('made') || says.has('id')) return NOTHING;
  if (says.has('reached') && [...says].some((word) => !OF_LAST_BET.has(word))) return NOTHING;
  const isRevealed = says.has('revealed');
  const [which = isRevealed && 'last', ...others] = WHICH.filter((one) => says.has(one));
  if (others.length > 0 || (isRevealed && which !== 'last')) return NOTHING;
  // What is new beside what is active is the pair to come.
  if (which === 'new' && isSection(says) && !says.has('game')) return ['sections:next'];
  if (which && which !== 'new') {
    const only = [...says].filter((word) => word !== which && word !== 'revealed' && word !== 'of');
    if (only.length === 0 && !(isRevealed && says.size === 1)) return [`tabs:${which}`];
    if (isSection(says)) return [`sections:${which === 'active' && says.has('game') ? 'this' : which}`];
  }
  if (says.has('info')) return NOTHING;
  // BC.Game's own names.
  if (which === 'last' && says.size === 2 && says.has('hash1')) return ['fields:last.hash1'];
  if ((which === 'last' || which === 'next') && says.size === 2 && says.has('hash2'))
    return [`fields:${which}.hash2`];
  const name = nameFrom(says, which);
  // A round that is neither the next nor the last one is the one before the player.
  const isThisRound = says.has('game') && !isOfShoe(says) && which !== 'next' && which !== 'last';
  if (!name || (isThisRound && name !== 'nonce'))
    return isHashOfRound(says) && /sha[-_ ]?(?:2-)?(?:256|512)/i.test(label)
      ? ['fields:commitment']
      : NOTHING;
  // What is typed for a pair to come is no bet's yet.
  if (says.has('pair') && which === 'next' && name === 'clientSeed') return NOTHING;
  if (!which) return [`fields:${name}`];
  const isOpen = isRevealed && !says.has('last') && name === 'serverSeed';
  return isOpen ? ['fields:last.serverSeed', 'fields:revealed.serverSeed'] : [`fields:${which}.${name}`];
}

/** What is the number of one bet, in what says more than that: `Game number on these seeds`. */
const IS_NUMBER = /^\s*(?:game|hand|bet|round|deal)\s(?:number|no|nr|#)(?!\p{L})/iu;

const NOTHING: readonly NamesSeeds[] = [];

/** `Номер раздачи (nonce)`, `已用局数 · nonce`: some number of the hands', in whatever words. */
const NONCE_BEHIND =
  /^([^()]+?)(?:[(（]\s*(?:nonce|нонс|[ノナ]ンス|논스)\s*[)）]|\s[·|/]\s*nonce)\s*[:：]?\s*$/i;
/** What a number of the hands' is called that is a nonce: that of the next one is so. */
const nonceOf = (text: string): string | null => {
  const says = knownIn(text);
  if (!says.has('game') || ![...says].every((word) => OF_NUMBER.has(word))) return null;
  return says.has('next') ? 'next nonce' : 'nonce';
};
const OF_NUMBER: ReadonlySet<string> = new Set(['game', 'made', 'number', 'id', 'last', 'next', 'of']);

/** `Nonce reached` is how far a pair was used; `Final hash` may be anything. */
const OF_LAST_BET: ReadonlySet<Word> = new Set(['nonce', 'reached', 'of', 'last', 'seed']);

/** Whether a text only says that it counts bets: `total games played`. */
export const saysBets = (text: string): boolean => {
  const says = wordsOf(text);
  return (says.has('bets') || says.has('game')) && [...says].every((word) => OF_BETS.has(word));
};

/** Whether a label says how many bets were made, with whatever pair: `Total bets`. */
export const countsBets = (label: string): boolean => wordsOf(label).has('made') && saysBets(label);

/** Whether a label is that of a counter of bets, of whatever pair: `Round counter`. */
export const isCounter = (label: string): boolean => {
  const says = wordsOf(label);
  return (
    says.has('counter') && says.size > 1 && [...says].every((word) => word === 'counter' || OF_BETS.has(word))
  );
};

/** Whether a label is that of a round's own number: `Round ID`. */
export const saysId = (label: string): boolean => {
  const says = wordsOf(label);
  return (
    (says.has('id') || saysNumber(label)) && says.has('game') && [...says].every((word) => OF_ID.has(word))
  );
};

/** Whether it is the number of one hand, and not that of all of them: `Hand number`. */
export const saysNumber = (label: string): boolean =>
  KNOWN.exec(partsOf(label).at(-1) ?? '')?.groups?.['number'] !== undefined;

const OF_ID: ReadonlySet<Word> = new Set(['id', 'number', 'made', 'game', 'of']);

const OF_BETS: ReadonlySet<Word> = new Set(['bets', 'game', 'made', 'number', 'of']);

/** `Round hash (SHA-256)`, `Game hash (sha256 of server seed)`: where no digest is named, the hash of a game may be its seed. */
const isHashOfRound = (says: ReadonlySet<Word>): boolean =>
  says.has('game') && says.has('hash') && [...says].every((word) => OF_ROUND.has(word));

/** Whether a label says no more than that it is a round's hash, of whatever. */
export const saysHashOfRound = (label: string): boolean => isHashOfRound(wordsOf(label));

/** Whether a label says of a hash that it is the last hand's, and not of what: `Last deal hash` may be that of its cards. */
export const saysHashOfLast = (label: string): boolean => {
  const says = wordsOf(label);
  return says.has('last') && says.has('game') && [...says].every((word) => OF_LAST.has(word));
};

const OF_LAST: ReadonlySet<Word> = new Set(['last', 'game', 'hash', 'of']);

const OF_ROUND: ReadonlySet<Word> = new Set(['hash', 'commit', 'game', 'active', 'of', 'server', 'seed']);

/** `Deck seed`, `Shoe seed hash`: what cards are shuffled with is the casino's. */
const isOfShoe = (says: ReadonlySet<Word>): boolean =>
  (says.has('shoe') || says.has('deck')) && says.has('seed') && !says.has('client') && !says.has('your');

/**
 * Whether it counts the bets that were made with the active pair: `Total bets made with this pair`. A pair that nothing is
 * made with may be one of cards. `bets`: what they may be called as well, where a nonce is said to be as many.
 */
const isCount = (says: ReadonlySet<Word>, bets: Word = 'bets'): boolean => {
  const areBets = says.has('bets') || says.has('game') || says.has(bets);
  const ofPair = says.has('pair') && says.has('with') && areBets;
  const ofSeeds =
    (says.has('seed') || says.has('seeds')) && areBets && (says.has('bets') || says.has('made'));
  return (ofPair || ofSeeds) && ![...says].some((word) => NO_COUNT.has(word));
};

const NO_COUNT: ReadonlySet<Word> = new Set([
  'hash',
  'client',
  'your',
  'nonce',
  'next',
  'last',
  'new',
  'revealed',
  'shoe',
]);

/** Whether it is the heading of a part of a panel: `Previous seed pair`, `Прошлая игра`, `Active seed details`. */
const isSection = (says: ReadonlySet<Word>): boolean => {
  const isOfSeed = says.has('pair') || says.has('info');
  const isAbout = ABOUT.some((word) => says.has(word)) || (says.has('seed') && isOfSeed);
  // `Revealed server seeds`
  const areUsed = says.has('last') || says.has('revealed');
  if (areUsed && [...says].every((word) => OF_USED.has(word))) return says.has('seeds');
  // A pair is the casino's and the player's: `Your last pair`.
  const isBeside = BESIDE.some((word) => says.has(word) && !(word === 'your' && says.has('pair')));
  return isAbout && !isBeside && (!says.has('seed') || isOfSeed);
};

const OF_USED: ReadonlySet<Word> = new Set(['last', 'revealed', 'server', 'seeds', 'your', 'of']);
const ABOUT = ['seeds', 'pair', 'game'] as const;
const BESIDE = ['server', 'client', 'your', 'secret', 'hash', 'hash1', 'hash2', 'nonce'] as const;

/** Of which seeds a name says it is. */
const WHICH = ['next', 'active', 'last', 'new'] as const;

/** Whether one of a text's words says `last`. */
export const saysLast = (text: string): boolean =>
  partsOf(text).some((word) => KNOWN.exec(word)?.groups?.['last']);

/** Whether one of a text's words says of which bet it is: `Commitment for the next hand`. */
export const saysBet = (text: string): boolean => knownIn(text).has('game');

/** Whether a text, in whatever words, may say of which bet, pair or player something is, or that it is no seed. */
export const saysOther = (text: string): boolean =>
  /\d/.test(text) || [...knownIn(text)].some((word) => !OF_ONES_OWN.has(word));

const OF_ONES_OWN: ReadonlySet<string> = new Set(['your', 'seed', 'of', 'with']);

/** Whether a text, in whatever words, is about a server seed and not about its hash. */
export function saysServerSeed(text: string): boolean {
  const says = knownIn(text);
  return says.has('server') && says.has('seed') && !says.has('hash');
}

/** Whether a text, in whatever words, is about no seed and none of what belongs to one. */
export const saysNoSeed = (text: string): boolean => {
  const says = knownIn(text);
  return text.length <= LONGEST_SAID && !OF_SEED.some((word) => says.has(word));
};

const OF_SEED: readonly Word[] = ['seed', 'seeds', 'secret', 'hash', 'hash1', 'hash2', 'nonce', 'pair'];

/** Whether one of a text's words says that a seed is out: `Game seed (revealed after the game)`. */
export const saysRevealed = (text: string): boolean => knownIn(text).has('revealed');

/** Whether a text, in whatever words, is about a hash, or about a seed of the casino's; null where about neither. */
export function kindSaid(text: string): 'hash' | 'seed' | null {
  const says = knownIn(text);
  if (text.length > LONGEST_SAID || says.has('client') || says.has('your') || says.has('nonce')) return null;
  return says.has('hash') ? 'hash' : says.has('seed') || SECRET.test(text) ? 'seed' : null;
}

const SECRET = /secret|секрет|geheim|segret|sekret|gizli|秘密|비밀/i;

/** Those of a text's words that are known. */
function knownIn(text: string): ReadonlySet<string> {
  if (text.length > LONGEST_SAID) return new Set();
  return new Set(
    partsOf(text).flatMap((one) => {
      const groups = KNOWN.exec(one)?.groups;
      const named = groups ? Object.keys(groups).filter((word) => groups[word] !== undefined) : [];
      return named.flatMap((word) => [word, IS[word] ?? word]);
    }),
  );
}

const LONGEST_SAID = 80;

/** What the words of a label mean; nothing where one is not known. */
function wordsOf(label: string): ReadonlySet<Word> {
  const found: Word[] = [];
  const words = partsOf(label);
  // `= clientSeed + ":"` is how a result is worked out.
  if (words.length > MOST_WORDS || /[=+"]/.test(label)) return new Set();
  for (const one of words) {
    const groups = KNOWN.exec(one)?.groups;
    if (!groups) return new Set();
    found.push((Object.keys(groups) as Word[]).find((word) => groups[word] !== undefined)!);
  }
  const says = new Set(found.join(' ').replace(IN_TIME, 'published').split(' ') as Word[]);
  for (const word of [...says]) says.add(IS[word] ?? word);
  // When it is shown says nothing more of a hash, and of anything else what it can't be.
  const isOther = says.delete('published') && !says.has('hash');
  return found.length === 0 || isOther || says.has('before') || says.has('ahead') ? new Set() : says;
}

/** What else it is. */
const IS: Readonly<Partial<Record<string, Word>>> = {
  commit: 'hash',
  shoe: 'game',
  deck: 'game',
  number: 'made',
};

/** `Published before the round`, in whatever order. */
const IN_TIME =
  /(?:(?:published|revealed) )?before (?:of )*game(?: (?:published|revealed))?|game (?:of )*ahead(?: (?:of|published|revealed))*/;

function partsOf(text: string): readonly string[] {
  const said = withoutRotation(plain(text));
  const compared = (IS_VIETNAMESE.test(text) ? fromVietnamese(said) : said)
    .replace(IN_USE, 'active')
    .replace(COMING, 'next')
    .replace(EL, 'tur')
    .replace(NUMBER, 'number')
    .replace(PHRASE, 'client seed')
    .replace(PAST, 'last pair')
    .replace(ITS_NUMBER, '')
    .replace(ITS, '')
    .replace(HASHED, '')
    .replace(WITH_PAIR, 'cift ile')
    .replace(DIGEST, 'sha$1')
    .replace(AS_ONE, '$1 ');
  const parted = RUNS.test(compared) ? compared.replace(RUN_TOGETHER, ' $& ') : compared;
  return parted.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** In scripts of languages whose words run together. */
const RUNS = /[\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}]/u;

function nameFrom(says: ReadonlySet<Word>, which: Which | false): SeedName | null {
  const isOurs = says.has('our') && (says.has('seed') || says.has('secret'));
  const isServer = says.has('server') || isOurs || isOfShoe(says);
  const isHash = says.has('hash');
  const isClient = says.has('client') || (says.has('your') && !isServer);
  const isSeed =
    says.has('seed') || (isHash && says.has('seeds')) || (says.has('secret') && (isServer || isHash));
  // `Old seed nonce`
  if (says.has('nonce'))
    return isServer || isHash || (isSeed && which !== 'last') || says.has('client') ? null : 'nonce';
  if (says.has('hash1') || says.has('hash2') || (isClient && isServer)) return null;
  const isSaid = isServer || isSeed || says.has('commit') || (which && which !== 'new');
  if (isHash) return !isClient && isSaid ? 'commitment' : null;
  if (!isSeed) return null;
  // Nobody has to reveal what the player entered.
  if (says.size === 2 && says.has('revealed')) return 'serverSeed';
  return isClient ? 'clientSeed' : isServer ? 'serverSeed' : null;
}
