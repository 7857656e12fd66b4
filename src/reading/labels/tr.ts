import type { Words } from './words.ts';

export const tr: Words = {
  fields: {
    count: 'bu çiftle yapılan bahisler|bu çiftle yapılan toplam bahis',
    hashOfSecret: 'hash(sır)',
    secret: 'sır',
    finalShuffle: 'son karıştırma',
    issue: 'sayı',
    salt: 'tuz',
    publicKey: 'açık anahtar|genel anahtar',
  },
  controls: {
    deal: 'dağıt|kart dağıt|yeni el|yeni tur|yeni oyun|kartları dağıt|oyunu başlat|sonraki el|yeniden dağıt|tekrar dağıt|sonraki tur|eli başlat|el oyna',
    bet: 'bahis|bahis yap|bahis koy|tekrar oyna|yeniden oyna|bahsi onayla|bahis ver',
    rebet: 'oyna|başla|başlat|maksimum bahis|otomatik bahsi başlat|tekrarla|bahsi tekrarla',
    spin: 'çevir|döndür',
    roll: 'zar at',
    draw: 'çek|kartları çek|kart değiştir|değiştir|kartları değiştir|kartları yenile|hepsini değiştir|seçilenleri değiştir',
    hit: 'kart al|kart çek|kart iste|kart|bir kart daha|kart ver',
    stand: 'kal|dur|yeter|bekle|kalıyorum',
    double: 'i̇kiye katla|katla|bahsi katla|bahsi ikiye katla|ikiye katla',
    split: 'böl|ayır|ikiye böl|eli böl',
    surrender: 'teslim ol|pes et',
    insurance:
      'sigorta|sigorta yap|sigorta yok|sigortasız|evet, sigortala|sigortala|sigorta al|sigortalama|sigorta ister misiniz|sigorta ister misin',
    hold: 'tut|sakla',
    higher:
      'yüksek|daha yüksek|yüksek veya aynı|daha yüksek veya aynı|yüksek veya eşit|daha büyük|büyük veya eşit|eşit veya yüksek|aynı veya yüksek|daha yüksek veya eşit',
    lower:
      'düşük|daha düşük|düşük veya aynı|daha düşük veya aynı|düşük veya eşit|daha küçük|küçük veya eşit|eşit veya düşük|aynı veya düşük|daha düşük veya eşit',
    skip: 'atla|kartı atla|pas geç',
    cashOut: 'nakit çek|bozdur|parayı çek|kazancı al|parayı al|nakde çevir',
    stopAuto: 'otomatik bahsi durdur',
  },
  amounts: { bet: 'bahis|bahsiniz|bahis miktarı|toplam bahis', win: 'kazanç|kazandınız|ödeme|ödenen|kâr' },
  places: {
    dealer:
      'krupiye|kurpiye|krupiyenin eli|krupiyenin kartları|kurpiyer|dağıtıcı|kasa|kasanın eli|kasanın kartları',
    banker: 'banker|banka',
    player:
      'oyuncu|siz|sen|eliniz|elin|sizin eliniz|sizin elin|oyuncunun eli|kartlarınız|kartların|kartlarım|senin elin|elim|senin kartların|sizin kartlarınız|el 1|el 2|1. el|2. el',
    tie: 'berabere|beraberlik',
  },
  sections: {
    last: 'önceki el|son el|biten tur|biten el|tamamlanan tur|tamamlanan el|biten oyun',
    next: 'sonraki el',
  },
  marks: {
    first: 'başlangıç|ilk kart|başlangıç kartı',
    past: 'önceki kartlar|geçmiş kartlar|çekilen kartlar',
    open: 'bahsinizi yapın|bahislerinizi yapın|bahsini yap|bahislerinizi koyun|bahsinizi koyun',
    held: 'tutuldu|tutulan|kilitli|tutuluyor',
    over: 'kazandınız|kazandın|kaybettiniz|kaybettin|krupiye kazandı|berabere|yanlış|oyun bitti|el bitti|oyuncu kazandı|banker kazandı|banka kazandı|banker kazanır|oyuncu kazanır|krupiye kazanır|kasa kazandı|kasa kazanır|krupiye kaybetti|krupiye battı|battınız|battın|patladınız|patladın|tur bitti|el sona erdi|oyun sona erdi|yanlış tahmin|kazanan oyuncu|kazanan krupiye|kazanan banker|ödeme yok|kazanç yok|oyuncu kaybetti|kasa battı',
    aside: 'herkese açık|değiştirilebilir|bahis sayacı|oyundan önce|değiştirebilirsiniz|değiştirilebilir',
  },
  ranks:
    'as|ası,iki|ikili|ikilisi|2li|2lisi,üç|üçlü|üçlüsü|3lü|3lüsü,dört|dörtlü|dörtlüsü|4lü|4lüsü,beş|beşli|beşlisi|5li|5lisi,altı|altılı|altılısı|6lı|6lısı,yedi|yedili|yedilisi|7li|7lisi,sekiz|sekizli|sekizlisi|8li|8lisi,dokuz|dokuzlu|dokuzlusu|9lu|9lusu,on|onlu|onlusu|10lu|10lusu,vale|valesi,kız|kızı,papaz|papazı',
  suits: 'sinek,karo,kupa,maça',
  faceDown: 'kapalı|kapalı kart|kartın arkası|arka yüz|gizli kart',
  between: 'kart',
  placeholders: {
    words: 'bekliyor|beklemede|yükleniyor|gizli|bilinmiyor|yok|mevcut değil|kopyala|kopyalandı',
    stems: 'açıkla|gizli|bekl|yükle|göster|oluştur|sonra|kadar|görün',
  },
};
