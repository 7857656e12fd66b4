import type { Words } from './words.ts';

export const de: Words = {
  seeds: {
    next: 'nächster *|nächste *',
    active: 'aktiver *|aktueller *',
    last: 'letzter *|letzte *|vorheriger *|aufgedeckter *|enthüllter *',
    fresh: 'neuer *',
    hashed: '* sha256|* hash|* gehasht',
    server: 'server-seed',
    client: 'client-seed',
    nonce: 'nonce',
  },
  fields: {
    'next.commitment': 'hash des nächsten server-seeds|sha256 des nächsten server-seeds',
    'last.commitment': 'hash des letzten server-seeds|sha256 des letzten server-seeds',
    count:
      'einsätze mit diesem paar|anzahl der einsätze mit diesem paar|gesamteinsätze mit paar|gesamtzahl der wetten mit paar',
    hashOfSecret: 'hash(geheimnis)',
    secret: 'geheimnis',
    finalShuffle: 'endgültige mischung',
    issue: 'ausgabe',
    salt: 'salz',
    publicKey: 'öffentlicher schlüssel',
  },
  controls: {
    deal: 'geben|austeilen|karten geben|neue hand',
    bet: 'setzen|wetten|einsatz platzieren|nochmals spielen|max. einsatz',
    spin: 'drehen',
    roll: 'würfeln',
    draw: 'ziehen|karten ziehen|tauschen',
    hit: 'karte|karte nehmen',
    stand: 'halten bleiben|stehen|stehen bleiben',
    double: 'verdoppeln',
    split: 'teilen',
    surrender: 'aufgeben',
    insurance: 'versicherung|keine versicherung',
    hold: 'halten',
  },
  amounts: { bet: 'einsatz|ihr einsatz|gesamteinsatz', win: 'gewinn|ihr gewinn|auszahlung' },
  places: { dealer: 'geber|croupier', player: 'spieler|sie|du|ihre hand|deine hand' },
  marks: { held: 'gehalten' },
  ranks: 'ass,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,bube|b,dame|d,könig',
  suits: 'kreuz|treff,karo,herz,pik',
  faceDown: 'verdeckt|verdeckte karte|kartenrücken|rückseite',
  between: 'karte',
  placeholders: {
    words: 'ausstehend|lädt|wird geladen|verborgen|versteckt|unbekannt|keine|nicht verfügbar|noch nicht',
    stems:
      'aufgedeckt|enthüllt|angezeigt|verborgen|versteckt|ausstehend|geladen|erzeugt|generiert|verfügbar|warte|sobald|rotier|offengelegt',
  },
};
