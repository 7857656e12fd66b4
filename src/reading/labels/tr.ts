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
  },
  controls: {
    deal: 'dağıt|kart dağıt|yeni el|yeni tur',
    bet: 'bahis|bahis yap|bahis koy|tekrar oyna',
    rebet: 'maksimum bahis',
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
    higher: 'yüksek|daha yüksek|yüksek veya aynı',
    lower: 'düşük|daha düşük|düşük veya aynı',
    skip: 'atla|kartı atla|pas geç',
    cashOut: 'nakit çek|bozdur|parayı çek',
  },
  amounts: { bet: 'bahis|bahsiniz|bahis miktarı|toplam bahis', win: 'kazanç|kazandınız|ödeme' },
  places: {
    dealer: 'krupiye|kurpiye|krupiyenin eli',
    banker: 'banker|banka',
    player: 'oyuncu|siz|sen|eliniz|sizin eliniz|sizin elin|oyuncunun eli',
    tie: 'berabere|beraberlik',
  },
  sections: {
    active: 'aktif çift|aktif tohumlar|geçerli çift',
    last: 'önceki çift|önceki tohumlar',
    next: 'sonraki çift|sonraki tohumlar',
  },
  marks: {
    held: 'tutuldu',
    over: 'kazandınız|kazandın|kaybettiniz|kaybettin|krupiye kazandı|berabere',
  },
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
