import type { Words } from './words.ts';

export const pl: Words = {
  fields: {},
  controls: {
    deal: 'rozdaj|rozdaj karty|nowe rozdanie|nowa runda|następna runda|kolejna runda|rozdaj ponownie|rozdaj nowe|nowa ręka|następne rozdanie|kolejne rozdanie|rozpocznij grę|jeszcze raz',
    bet: 'postaw|zagraj|graj|zagraj ponownie|nowa gra|zakład|postaw zakład|obstaw|stawiam',
    rebet: 'start|rozpocznij autozakład|powtórz|powtórz zakład',
    spin: 'zakręć',
    roll: 'rzuć',
    draw: 'wymień|wymień karty|dobierz karty|zmień karty|wymień kartę|wymień kart|wymień wszystkie|wymień zaznaczone|wymień wybrane|dobierz nowe|wymień pozostałe',
    hit: 'dobierz|dobierz kartę|karta|weź kartę|kolejna karta|jeszcze karta|jeszcze jedna',
    stand: 'pas|pasuj|stój|czekaj|zostań|wystarczy|nie dobieram|dość',
    double: 'podwój|podwój stawkę|podwajam',
    split: 'rozdziel|podziel|rozdziel parę',
    surrender: 'poddaj|poddaj się',
    insurance:
      'ubezpieczenie|ubezpiecz|bez ubezpieczenia|tak, ubezpiecz|nie ubezpieczaj|weź ubezpieczenie|kup ubezpieczenie',
    hold: 'zatrzymaj|trzymaj',
    high: 'wysoka',
    low: 'niska',
    higher:
      'wyżej|wyższa|wyższa lub równa|wyższa lub taka sama|większa|większa lub równa|wyższa karta|równa lub wyższa|taka sama lub wyższa',
    lower:
      'niżej|niższa|niższa lub równa|niższa lub taka sama|mniejsza|mniejsza lub równa|niższa karta|równa lub niższa|taka sama lub niższa',
    skip: 'pomiń|pomiń kartę',
    cashOut: 'wypłać|odbierz|odbierz wygraną|wypłać teraz|zgarnij|zabierz wygraną|wypłać wygraną',
    stopAuto: 'zatrzymaj autozakład',
  },
  amounts: { bet: 'stawka|zakład', win: 'wygrana|wypłata|wypłacono' },
  places: {
    dealer: 'krupier|karty krupiera|ręka krupiera|rozdający',
    banker: 'bank|bankier',
    player:
      'gracz|ty|twoje karty|twoja ręka|ręka 1|ręka 2|karty gracza|ręka gracza|moje karty|moja ręka|twój układ',
    tie: 'remis',
  },
  sections: {
    last: 'zakończona runda|zakończone rozdanie|zakończona gra|rozegrana runda|rozegrane rozdanie',
  },
  marks: {
    first: 'start|początek|pierwsza karta|karta startowa',
    past: 'poprzednie karty|wcześniejsze karty',
    open: 'proszę obstawiać|obstaw zakłady|postaw swój zakład|postawcie zakłady|obstawiajcie',
    held: 'zatrzymana|zatrzymane|trzymana|zatrzymano',
    over: 'wygrałeś|przegrałeś|wypłaciłeś|krupier wygrywa|gracz wygrywa|remis|fura|źle|koniec gry|gra zakończona|runda zakończona|bankier wygrywa|wygrywa gracz|wygrywa krupier|wygrywa bankier|brak układu|brak wygranej|wygrywasz|przegrywasz|wygrał gracz|wygrał krupier|wygrał bankier|bankier wygrał|gracz wygrał|krupier wygrał|krupier ma furę|pudło|nie tym razem|niestety nie tym razem|koniec rozdania|rozdanie zakończone',
    aside: 'publiczny|edytowalny|licznik zakładów|przed grą|przed rundą|możesz zmienić|do zmiany',
  },
  ranks: 'as,,,,,,,,,,walet,dama,król',
  suits: 'trefl,karo,kier,pik',
  faceDown: 'zakryta|zakryta karta|rewers|ukryta karta|karta zakryta|tył karty',
  between: '',
  placeholders: {
    words: 'ukryty|ukryte|brak|oczekuje|ładowanie|niedostępny|nieznany|kopiuj|skopiuj',
    stems: 'ujawn|ukryt|dostępn|oczek|rotac|zmian',
  },
};
