import type { Words } from './words.ts';

export const id: Words = {
  fields: {},
  controls: {
    // `Bagikan` alone shares a page.
    deal: 'bagi|bagi kartu|bagikan kartu|ronde baru|permainan baru|ronde berikutnya|mulai ronde|mulai permainan|tangan baru|lanjutkan|lanjut|mulai lagi|bagi lagi',
    bet: 'taruhan|bertaruh|pasang|pasang taruhan|main lagi|konfirmasi taruhan',
    rebet: 'mulai|mainkan|taruhan maksimal|ulangi taruhan|ulangi',
    spin: 'putar',
    roll: 'lempar|lempar dadu',
    draw: 'tukar|tukar kartu|ganti kartu|buang',
    hit: 'tambah|tambah kartu|ambil kartu|minta kartu',
    stand: 'berhenti|cukup|tahan kartu|diam',
    double: 'gandakan|gandakan taruhan|lipat gandakan',
    split: 'pisah|pisahkan|bagi dua',
    surrender: 'menyerah',
    insurance: 'asuransi|tanpa asuransi|ambil asuransi',
    hold: 'tahan|simpan|kunci',
    high: 'tinggi',
    low: 'rendah',
    higher: 'lebih tinggi|lebih tinggi atau sama|sama atau lebih tinggi|lebih besar',
    lower: 'lebih rendah|lebih rendah atau sama|sama atau lebih rendah|lebih kecil',
    skip: 'lewati|lewati kartu',
    cashOut: 'cairkan|ambil kemenangan|cairkan sekarang',
    stopAuto: 'hentikan taruhan otomatis',
  },
  amounts: {
    bet: 'taruhan|jumlah taruhan|taruhan anda|taruhanmu|total taruhan',
    win: 'menang|kemenangan|pembayaran|hadiah',
  },
  places: {
    dealer: 'bandar|kartu dealer|kartu bandar|tangan dealer|tangan bandar',
    banker: 'bankir|kartu bankir',
    player:
      'pemain|kamu|anda|kartumu|kartu kamu|kartu anda|kartu pemain|tanganmu|tangan kamu|tangan anda|tangan pemain|tangan 1|tangan 2',
    tie: 'seri',
  },
  marks: {
    first: 'mulai|kartu awal|kartu pertama',
    past: 'kartu sebelumnya',
    open: 'pasang taruhan anda|pasang taruhanmu|silakan pasang taruhan',
    held: 'ditahan|disimpan|dikunci',
    over: 'kamu menang|kamu kalah|anda menang|anda kalah|dealer menang|dealer kalah|bandar menang|bandar kalah|pemain menang|pemain kalah|bankir menang|seri|hasil seri|dealer bust|kamu bust|anda bust|tebakan salah|salah tebak|permainan selesai|ronde selesai|permainan berakhir|ronde berakhir',
    aside: 'publik|dapat diubah|bisa diubah|sebelum permainan|penghitung taruhan',
  },
  ranks: 'as,dua,tiga,empat,lima,enam,tujuh,delapan,sembilan,sepuluh,jack,ratu,raja',
  suits: 'keriting,wajik,hati,sekop',
  faceDown: 'tertutup|kartu tertutup|punggung kartu',
  between: 'kartu',
  placeholders: {
    words: 'memuat|menunggu|tersembunyi|belum ada|belum tersedia|tidak ada|tidak diketahui|salin|disalin',
    stems: 'tersembunyi|diungkap|ditampilkan|menunggu|memuat|setelah|tersedia|terenkripsi',
  },
};
