import type { Words } from './words.ts';

export const it: Words = {
  fields: {
    count: 'scommesse con questa coppia|puntate con questa coppia|scommesse totali con la coppia',
  },
  controls: {
    deal: 'dai le carte|distribuisci|nuova mano|nuova partita|prossima mano|dai carte|distribuisci le carte|distribuisci carte|nuovo gioco',
    bet: 'punta|scommetti|puntata|gioca ancora|gioca di nuovo',
    rebet: 'gioca|inizia|punta max|puntata massima|ripeti puntata|avvia puntata automatica|ripeti',
    spin: 'gira',
    roll: 'lancia|lancia i dadi',
    draw: 'cambia carte|scambia|pesca|cambia le carte|scarta|scambia carte|cambia carta|scambia carta|cambia le cinque|cambia tutte',
    hit: 'carta|chiedi carta|altra carta',
    stand: 'stai|sto|resta|fermo|fermati',
    double: 'raddoppia|raddoppio|raddoppia puntata',
    split: 'dividi',
    surrender: 'arrenditi|resa',
    insurance: 'assicurazione',
    hold: 'tieni|blocca',
    high: 'alta|alto',
    low: 'bassa|basso',
    higher: 'più alta|più alto|più alta o uguale|più alta o la stessa',
    lower: 'più bassa|più basso|più bassa o uguale|più bassa o la stessa',
    skip: 'salta|salta carta',
    cashOut: 'incassa|ritira',
    stopAuto: 'ferma puntata automatica',
  },
  amounts: { bet: 'puntata|importo puntata|scommessa|la tua puntata', win: 'vincita|hai vinto' },
  places: {
    dealer: 'mazziere|mano del mazziere|carte del mazziere',
    banker: 'banco|banchiere',
    player: 'giocatore|punto|tu|la tua mano|le tue carte|carte del giocatore',
    tie: 'pareggio',
  },
  marks: {
    held: 'tenuta|bloccata',
    over: 'hai vinto|hai perso|il banco vince|vince il banco|sballato|pareggio|sbagliato|partita finita|partita terminata|mano finita|vince il giocatore|vince il banchiere',
    aside: 'pubblico|modificabile|contatore delle puntate|prima della partita',
  },
  ranks: 'asso,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,fante,donna|regina,re',
  suits: 'fiori,quadri,cuori,picche',
  faceDown: 'coperta|carta coperta|dorso',
  between: 'di|carta',
  placeholders: {
    words: 'in attesa|caricamento|nascosto|sconosciuto|nessuno|non disponibile|non ancora',
    stems: 'rivel|nascost|attesa|caric|mostrat|generat|disponibil|ruot',
  },
};
