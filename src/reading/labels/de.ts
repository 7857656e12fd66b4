import type { Words } from './words.ts';

export const de: Words = {
  fields: {
    count: 'gesamteinsätze mit paar',
    hashOfSecret: 'hash(geheimnis)',
    secret: 'geheimnis',
    finalShuffle: 'endgültige mischung',
    issue: 'ausgabe',
    salt: 'salz',
    publicKey: 'öffentlicher schlüssel',
  },
  controls: {
    deal: 'geben|austeilen|karten geben|neue hand|neue runde|nächste hand|nächste runde|karten austeilen|spiel starten|runde starten|neues spiel|nächstes spiel|karte geben|neu geben|nächstes blatt|neues blatt|karten verteilen',
    bet: 'einsatz|setzen|wetten|einsatz platzieren|einsatz setzen|nochmals spielen|nochmal spielen|einsatz bestätigen|wette platzieren|jetzt setzen',
    rebet: 'spielen|starten|max. einsatz|einsatz wiederholen|autobet starten|wiederholen',
    spin: 'drehen',
    roll: 'würfeln',
    draw: 'ziehen|karten ziehen|tauschen|karten tauschen|austauschen|karten austauschen|neue karten|karte tauschen|karte austauschen|alle tauschen|alle austauschen|neue karten ziehen|karten wechseln|umtauschen',
    hit: 'karte|karte ziehen|karte nehmen|noch eine karte|weitere karte|nehmen|noch eine|weitere',
    stand: 'halten bleiben|stehen|stehen bleiben|bleiben|passen|ich bleibe|keine karte mehr|genug',
    double: 'verdoppeln|doppeln|einsatz verdoppeln',
    split: 'teilen|aufteilen|paar teilen',
    surrender: 'aufgeben',
    insurance:
      'versicherung|keine versicherung|versichern|nicht versichern|ja, versichern|versicherung abschließen|versicherung nehmen|versicherung ablehnen|möchtest du eine versicherung|möchten sie eine versicherung|versicherung gewünscht',
    hold: 'halten|behalten|festhalten',
    high: 'hoch',
    low: 'niedrig|tief',
    higher:
      'höher|höher oder gleich|größer|größer oder gleich|gleich oder höher|höhere karte|gleich hoch oder höher',
    lower:
      'niedriger|niedriger oder gleich|tiefer|tiefer oder gleich|kleiner|kleiner oder gleich|gleich oder tiefer|gleich oder niedriger|tiefere karte|niedrigere karte',
    skip: 'überspringen|karte überspringen',
    cashOut: 'auszahlen|auszahlen lassen|gewinn mitnehmen|gewinn auszahlen|jetzt auszahlen|gewinn nehmen',
    stopAuto: 'autobet stoppen',
  },
  amounts: {
    bet: 'einsatz|ihr einsatz|gesamteinsatz',
    win: 'gewinn|ihr gewinn|auszahlung|gewinnauszahlung|ausgezahlt|rückzahlung',
  },
  places: {
    dealer:
      'geber|kartengeber|croupier|karten des dealers|hand des dealers|dealer-karten|karten des gebers|hand des gebers|karten des croupiers|hand des croupiers|dealer-hand|blatt des dealers|croupierhand|blatt des croupiers',
    banker: 'bank|banco|bankhalter|bankier',
    player:
      'spieler|punto|sie|du|ihre hand|deine hand|deine karten|ihre karten|karten des spielers|hand des spielers|spieler-karten|spielerhand|meine karten|meine hand|ihr blatt|dein blatt|spielerblatt|mein blatt|ich|blatt 1|blatt 2|spielhand 1|spielhand 2',
    tie: 'unentschieden|égalité',
  },
  sections: {
    last: 'beendete runde|beendetes spiel|abgeschlossene runde|abgeschlossenes spiel|gespielte runde',
    this: 'diese runde|dieses spiel|diese hand',
  },
  marks: {
    first: 'start|startkarte|erste karte|anfang',
    past: 'vorherige karten|bisherige karten|frühere karten|gezogene karten',
    open: 'platziere deine wette|platziere deinen einsatz|platzieren sie ihren einsatz|platzieren sie ihre einsätze|platziere deine einsätze|bitte setzen|bitte einsatz wählen|einsätze bitte|ihre einsätze bitte|bitte das spiel machen',
    held: 'gehalten|behalten|festgehalten',
    over: 'gewonnen|du gewinnst|du hast gewonnen|verloren|du verlierst|du hast verloren|du hast ausgezahlt|dealer gewinnt|geber gewinnt|überkauft|unentschieden|falsch|falsch geraten|spiel beendet|spiel vorbei|runde beendet|der dealer gewinnt|spieler gewinnt|bank gewinnt|banker gewinnt|die bank gewinnt|der spieler gewinnt|leider verloren|leider falsch|kein gewinn|daneben|die bank hat gewonnen|spieler hat gewonnen|dealer hat gewonnen|geber hat gewonnen|dealer hat sich überkauft|dealer überkauft|sie haben gewonnen|sie haben verloren|sie gewinnen|sie verlieren|hand beendet|punto gewinnt|banco gewinnt|croupier gewinnt|der croupier gewinnt|banker hat gewonnen|bank hat gewonnen',
    aside:
      'öffentlich|änderbar|wettzähler|vor dem spiel|vor der runde|kannst du ändern|frei wählbar|können sie ändern',
  },
  ranks: 'ass,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,bube|b,dame|d,könig',
  suits: 'kreuz|treff,karo,herz,pik',
  faceDown: 'verdeckt|verdeckte karte|kartenrücken|rückseite|versteckte karte|umgedrehte karte',
  between: 'karte',
  placeholders: {
    words: 'ausstehend|lädt|verborgen|versteckt|unbekannt|keine|noch nicht|kopieren|kopiert',
    stems:
      'aufgedeckt|enthüllt|angezeigt|verborgen|versteckt|ausstehend|geladen|erzeugt|generiert|verfügbar|warte|sobald|rotier|offengelegt',
  },
};
