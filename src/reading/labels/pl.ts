import type { Words } from './words.ts';

export const pl: Words = {
  fields: {
    count: 'zakłady z tą parą|liczba zakładów z tą parą',
  },
  controls: {
    deal: 'rozdaj|rozdaj karty|nowe rozdanie|nowa runda|następna runda|kolejna runda|rozdaj ponownie',
    bet: 'postaw|zagraj|graj|zagraj ponownie|nowa gra|zakład',
    rebet: 'start|rozpocznij autozakład|powtórz|powtórz zakład',
    spin: 'zakręć',
    roll: 'rzuć',
    draw: 'wymień|wymień karty|dobierz karty|zmień karty|wymień kartę|wymień kart|wymień wszystkie',
    hit: 'dobierz|dobierz kartę|karta|weź kartę',
    stand: 'pas|pasuj|stój|czekaj|zostań',
    double: 'podwój',
    split: 'rozdziel',
    surrender: 'poddaj|poddaj się',
    insurance: 'ubezpieczenie',
    hold: 'zatrzymaj|trzymaj',
    high: 'wysoka',
    low: 'niska',
    higher: 'wyżej|wyższa|wyższa lub równa|wyższa lub taka sama',
    lower: 'niżej|niższa|niższa lub równa|niższa lub taka sama',
    skip: 'pomiń',
    cashOut: 'wypłać|odbierz|odbierz wygraną',
    stopAuto: 'zatrzymaj autozakład',
  },
  amounts: { bet: 'stawka|zakład', win: 'wygrana' },
  places: {
    dealer: 'krupier|karty krupiera|ręka krupiera',
    banker: 'bank|bankier',
    player: 'gracz|ty|twoje karty|twoja ręka|ręka 1|ręka 2|karty gracza|ręka gracza|moje karty',
    tie: 'remis',
  },
  marks: {
    held: 'zatrzymana',
    over: 'wygrałeś|przegrałeś|krupier wygrywa|gracz wygrywa|remis|fura|źle|koniec gry|gra zakończona|runda zakończona|bankier wygrywa',
    aside: 'publiczny|edytowalny|licznik zakładów|przed grą|przed rundą',
  },
  ranks: 'as,,,,,,,,,,walet,dama,król',
  suits: 'trefl,karo,kier,pik',
  faceDown: 'zakryta|zakryta karta|rewers',
  between: '',
  placeholders: {
    words: 'ukryty|ukryte|brak|oczekuje|ładowanie|niedostępny|nieznany',
    stems: 'ujawn|ukryt|dostępn|oczek|rotac|zmian',
  },
};
