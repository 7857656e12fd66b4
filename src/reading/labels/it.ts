import type { Words } from './words.ts';

export const it: Words = {
  fields: {},
  controls: {
    deal: 'dai le carte|distribuisci|nuova mano|nuova partita|inizia partita|avvia partita|prossima mano|dai carte|distribuisci le carte|distribuisci carte|nuovo gioco|mano successiva|prossimo colpo|nuovo colpo|distribuisci di nuovo',
    bet: 'punta|scommetti|puntata|gioca ancora|gioca di nuovo|piazza scommessa|conferma puntata|conferma scommessa|punta ora',
    rebet: 'gioca|inizia|punta max|puntata massima|ripeti puntata|avvia puntata automatica|ripeti',
    spin: 'gira',
    roll: 'lancia|lancia i dadi',
    draw: 'cambia carte|scambia|pesca|cambia le carte|scarta|scambia carte|cambia carta|scambia carta|cambia le cinque|cambia tutte|sostituisci|sostituisci carte|cambia selezionate',
    hit: 'carta|chiedi carta|altra carta|pesca carta|ancora una|ancora una carta|un’altra carta',
    stand: 'stai|sto|resta|fermo|fermati|basta|resto|rimani',
    double: 'raddoppia|raddoppio|raddoppia puntata',
    split: 'dividi|separa|dividi coppia|separa coppia',
    surrender: 'arrenditi|resa',
    insurance:
      'assicurazione|assicura|niente assicurazione|senza assicurazione|no assicurazione|sì, assicura|rifiuta assicurazione|assicurati|prendi assicurazione|vuoi l’assicurazione|vuoi assicurarti',
    hold: 'tieni|blocca|trattieni|mantieni',
    high: 'alta|alto',
    low: 'bassa|basso',
    higher:
      'più alta|più alto|più alta o uguale|più alta o la stessa|maggiore|maggiore o uguale|uguale o più alta|più alta o pari',
    lower:
      'più bassa|più basso|più bassa o uguale|più bassa o la stessa|minore|minore o uguale|uguale o più bassa|più bassa o pari',
    skip: 'salta|salta carta',
    cashOut: 'incassa|ritira|incassa ora|incassa vincita|riscuoti',
    stopAuto: 'ferma puntata automatica',
  },
  amounts: {
    bet: 'puntata|importo puntata|scommessa|la tua puntata',
    win: 'vincita|hai vinto|pagamento|incasso|ritorno',
  },
  places: {
    dealer:
      'mazziere|mano del mazziere|carte del mazziere|carte del banco|mano del banco|mano banco|mano mazziere|mano dealer|carte mazziere',
    banker: 'banco|banchiere',
    player:
      'giocatore|punto|tu|la tua mano|le tue carte|mano giocatore|mano del giocatore|carte giocatore|carte del giocatore|la mia mano|le mie carte',
    tie: 'pareggio',
  },
  marks: {
    first: 'inizio|carta iniziale|prima carta|partenza',
    past: 'carte precedenti|carte estratte',
    open: 'fate il vostro gioco|fai la tua puntata|piazza la tua puntata|piazza la tua scommessa|fate le vostre puntate|piazzate le vostre puntate|fai la tua scommessa',
    held: 'tenuta|bloccata|mantenuta|trattenuta|fissata|bloccato|tenuto',
    over: 'hai vinto|hai perso|hai incassato|il banco vince|vince il banco|sballato|pareggio|sbagliato|partita finita|partita terminata|mano finita|vince il giocatore|vince il banchiere|il giocatore vince|il mazziere vince|vince il mazziere|vince il dealer|il dealer vince|hai sballato|il banco sballa|banco vince|punto vince|vince punto|vince banco|mano terminata|mano vinta|mano persa|partita vinta|partita persa|nessuna vincita|giocatore vince|mazziere vince|mazziere sballa|il mazziere sballa|hai sbagliato|fine mano|fine partita',
    aside: 'pubblico|modificabile|contatore delle puntate|prima della partita|puoi cambiarlo|puoi cambiarla',
  },
  ranks: 'asso,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,fante,donna|regina,re',
  suits: 'fiori,quadri,cuori,picche',
  faceDown: 'coperta|carta coperta|dorso|carta nascosta',
  between: 'di|carta',
  placeholders: {
    words: 'in attesa|caricamento|nascosto|sconosciuto|nessuno|non ancora|copia|copiato',
    stems: 'rivel|nascost|attesa|caric|mostrat|generat|disponibil|ruot',
  },
};
