import type { Words } from './words.ts';

export const tr: Words = {
  seeds: {
    next: 'sonraki *',
    active: 'aktif *|geçerli *',
    last: 'son *|önceki *|açıklanan *',
    fresh: 'yeni *',
    hashed: "* sha256|* hash|* hash'i",
    server: 'sunucu tohumu|sunucu seed',
    client: 'istemci tohumu|istemci seed',
    nonce: 'nonce',
  },
  fields: {
    count: 'bu çiftle yapılan bahisler|çift ile yapılan toplam bahis|bu çiftle yapılan toplam bahis',
    hashOfSecret: 'hash(sır)',
    secret: 'sır',
    finalShuffle: 'son karıştırma',
    issue: 'sayı',
    salt: 'tuz',
    publicKey: 'açık anahtar|genel anahtar',
  },
  controls: {
    deal: 'dağıt|kart dağıt|yeni el',
    bet: 'bahis yap|bahis koy|maksimum bahis|tekrar oyna',
    spin: 'çevir|döndür',
    roll: 'zar at',
    draw: 'çek|kart değiştir|değiştir',
    hit: 'kart al|kart çek|kart iste',
    stand: 'kal|dur',
    double: 'i̇kiye katla|katla',
    split: 'böl|ayır',
    surrender: 'teslim ol|pes et',
    insurance: 'sigorta',
    hold: 'tut',
  },
  amounts: { bet: 'bahis|bahsiniz|bahis miktarı|toplam bahis', win: 'kazanç|kazandınız|ödeme' },
  places: { dealer: 'krupiye|kurpiye', player: 'oyuncu|siz|sen|eliniz' },
  marks: { held: 'tutuldu' },
  ranks:
    'as|ası,iki|ikili,üç|üçlü,dört|dörtlü,beş|beşli,altı|altılı,yedi|yedili,sekiz|sekizli,dokuz|dokuzlu,on|onlu,vale|valesi,kız|kızı,papaz|papazı',
  suits: 'sinek,karo,kupa,maça',
  faceDown: 'kapalı|kapalı kart|kartın arkası|arka yüz',
  between: 'kart',
  placeholders: {
    words: 'bekliyor|beklemede|yükleniyor|gizli|bilinmiyor|yok|mevcut değil',
    stems: 'açıkla|gizli|bekl|yükle|göster|oluştur|sonra|kadar|görün',
  },
};
