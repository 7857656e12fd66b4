import type { Words } from './words.ts';

export const es: Words = {
  fields: {
    hashOfSecret: 'hash(secreto)',
    secret: 'secreto',
    finalShuffle: 'barajado final',
    issue: 'emisión',
    salt: 'sal',
    publicKey: 'clave pública',
  },
  controls: {
    deal: 'repartir|nueva mano|nueva ronda|siguiente ronda|repartir cartas|nueva partida|nuevo juego|siguiente mano|repartir carta',
    bet: 'apuesta|apostar|jugar de nuevo',
    rebet:
      'jugar|empezar|comenzar|apuesta máxima|repetir apuesta|iniciar apuesta automática|iniciar autoapuesta|repetir',
    spin: 'girar',
    roll: 'lanzar|tirar|tirar los dados',
    draw: 'robar|cambiar cartas|descartar|robar cartas|pedir cartas|cambiar las cartas|cambiar carta|cambiar las cinco|cambiar todas',
    hit: 'pedir|pedir carta|carta|otra carta|pedir otra',
    stand: 'plantarse|quedarse|me planto',
    double: 'doblar|doblar apuesta|doblar la apuesta',
    split: 'dividir|separar',
    surrender: 'rendirse',
    insurance: 'seguro',
    hold: 'retener|mantener|guardar',
    high: 'alto|alta',
    low: 'bajo|baja',
    higher: 'mayor|más alto|más alta|mayor o igual|más alta o igual|más alta o la misma',
    lower: 'menor|más bajo|más baja|menor o igual|más baja o igual|más baja o la misma',
    skip: 'saltar|saltar carta|omitir carta',
    cashOut: 'retirar|cobrar|cobrar ganancias|retirar ganancias',
    stopAuto: 'detener apuesta automática|parar apuesta automática|detener autoapuesta',
  },
  amounts: {
    bet: 'apuesta|tu apuesta|apuesta total|monto de la apuesta',
    win: 'ganancia|premio|ganas|has ganado',
  },
  places: {
    dealer: 'crupier|repartidor|mano del crupier|cartas del crupier|la casa',
    banker: 'banca|banquero|banco',
    player: 'jugador|tú|tu mano|mano 1|mano 2|tus cartas|mano del jugador|cartas del jugador',
    tie: 'empate',
  },
  marks: {
    held: 'retenida|retenido|guardada|guardado|mantenida',
    over: 'has ganado|ganaste|has perdido|has cobrado|has retirado|perdiste|gana el crupier|la banca gana|te has pasado|te pasaste|empate|incorrecto|has fallado|juego terminado|partida terminada|fin del juego|fin de la partida|ronda terminada|gana el jugador|gana la casa|gana la banca|jugador gana|banca gana|gana banca|gana jugador|gana crupier|el jugador gana|el crupier gana|dealer gana|el dealer gana|gana el dealer|tú ganas|tú pierdes',
    aside: 'público|editable|contador de apuestas|antes del juego|antes de la ronda',
  },
  ranks: 'as,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,jota,reina,rey',
  suits: 'tréboles|trébol,diamantes|diamante,corazones|corazón,picas|pica',
  faceDown: 'boca abajo|carta boca abajo|dorso|reverso',
  between: 'de|carta',
  placeholders: {
    words: 'pendiente|cargando|oculta|oculto|desconocida|ninguna|todavía no|copiar|copiado',
    stems: 'revel|ocult|pendiente|cargando|mostrar|generad|disponible|espera|después|hasta|rotar',
  },
};
