import type { Words } from './words.ts';

export const es: Words = {
  seeds: {
    next: 'próxima *|siguiente *|próximo *',
    active: '* activa|* actual',
    last: 'última *|último *|* anterior|* revelada',
    fresh: 'nueva *',
    hashed: '* sha256|sha256 de la *|hash de la *|hash del *|* hash',
    server: 'semilla del servidor|semilla de servidor|seed del servidor',
    client: 'semilla del cliente|semilla de cliente|seed del cliente',
    nonce: 'nonce',
  },
  fields: {
    'last.serverSeed': 'semilla anterior del servidor',
    'last.clientSeed': 'semilla anterior del cliente',
    'active.commitment':
      'semilla activa del servidor (hash)|hash de la semilla activa del servidor|semilla del servidor activa (hash)',
    'active.clientSeed': 'semilla activa del cliente',
    'new.clientSeed': 'nueva semilla del cliente',
    count: 'apuestas hechas con este par|total de apuestas con el par|apuestas totales realizadas con el par',
  },
  controls: {
    deal: 'repartir|nueva mano|nueva ronda',
    bet: 'apuesta|apostar|jugar de nuevo',
    rebet: 'apuesta máxima|repetir apuesta',
    spin: 'girar',
    roll: 'lanzar|tirar|tirar los dados',
    draw: 'robar|cambiar cartas',
    hit: 'pedir|pedir carta|carta',
    stand: 'plantarse|quedarse',
    double: 'doblar',
    split: 'dividir|separar',
    surrender: 'rendirse',
    insurance: 'seguro',
    hold: 'retener|mantener',
    higher: 'mayor|más alta|mayor o igual|más alta o igual',
    lower: 'menor|más baja|menor o igual|más baja o igual',
    skip: 'saltar|saltar carta|omitir carta',
    cashOut: 'retirar|cobrar',
  },
  amounts: {
    bet: 'apuesta|tu apuesta|apuesta total|monto de la apuesta',
    win: 'ganancia|premio|ganas|has ganado',
  },
  places: {
    dealer: 'crupier|repartidor|mano del crupier|cartas del crupier',
    banker: 'banca|banquero',
    player: 'jugador|tú|tu mano|tus cartas|mano del jugador|cartas del jugador',
    tie: 'empate',
  },
  sections: {
    active: 'par activo|semillas activas|par actual',
    last: 'par anterior|semillas anteriores',
    next: 'próximo par|par siguiente|próximas semillas',
  },
  marks: {
    held: 'retenida|retenido',
    over: 'has ganado|ganaste|has perdido|perdiste|gana el crupier|la banca gana|te has pasado|te pasaste|empate',
  },
  ranks: 'as,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,jota,reina,rey',
  suits: 'tréboles|trébol,diamantes|diamante,corazones|corazón,picas|pica',
  faceDown: 'boca abajo|carta boca abajo|dorso|reverso',
  between: 'de|carta',
  placeholders: {
    words: 'pendiente|cargando|oculta|oculto|desconocida|ninguna|no disponible|todavía no',
    stems: 'revel|ocult|pendiente|cargando|mostrar|generad|disponible|espera|después|hasta|rotar',
  },
};
