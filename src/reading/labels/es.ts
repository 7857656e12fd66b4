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
    deal: 'repartir|nueva mano|nueva ronda|siguiente ronda|repartir cartas|nueva partida|nuevo juego|siguiente mano|repartir carta|dar cartas|repartir de nuevo|otra mano|comenzar partida|iniciar partida|empezar partida|comenzar juego|iniciar juego|nueva jugada|siguiente jugada',
    bet: 'apuesta|apostar|jugar de nuevo|hacer apuesta|confirmar apuesta|apostar ahora',
    rebet:
      'jugar|empezar|comenzar|apuesta máxima|repetir apuesta|volver a apostar|apostar de nuevo|apostar otra vez|iniciar apuesta automática|iniciar autoapuesta|repetir',
    spin: 'girar',
    roll: 'lanzar|tirar|tirar los dados',
    draw: 'robar|cambiar cartas|descartar|robar cartas|pedir cartas|cambiar las cartas|cambiar carta|cambiar las cinco|cambiar todas|descartar y robar|sacar cartas|reemplazar|reemplazar cartas',
    hit: 'pedir|pedir carta|carta|otra carta|pedir otra|pedir otra carta|una más|tomar carta',
    stand: 'plantarse|quedarse|me planto|plantar',
    double: 'doblar|doblar apuesta|doblar la apuesta|duplicar',
    split: 'dividir|separar|separar par|dividir par',
    surrender: 'rendirse',
    insurance:
      'seguro|asegurar|sin seguro|sí, asegurar|asegurarme|no asegurar|contratar seguro|tomar seguro|rechazar seguro|quieres seguro|quieres un seguro|deseas seguro',
    hold: 'retener|mantener|guardar|conservar',
    high: 'alto|alta',
    low: 'bajo|baja',
    higher:
      'mayor|más alto|más alta|mayor o igual|más alta o igual|más alta o la misma|igual o mayor|igual o más alta',
    lower:
      'menor|más bajo|más baja|menor o igual|más baja o igual|más baja o la misma|igual o menor|igual o más baja',
    skip: 'saltar|saltar carta|omitir carta',
    cashOut: 'retirar|cobrar|cobrar ganancias|retirar ganancias|cobrar ahora',
    stopAuto: 'detener apuesta automática|parar apuesta automática|detener autoapuesta',
  },
  amounts: {
    bet: 'apuesta|tu apuesta|apuesta total|monto de la apuesta|importe de la apuesta|cantidad de la apuesta|importe apostado',
    win: 'ganancia|premio|ganas|has ganado|pago|pagado|cobro|retorno',
  },
  places: {
    dealer:
      'crupier|repartidor|mano del crupier|cartas del crupier|la casa|casa|cartas de la casa|mano de la casa',
    banker: 'banca|banquero|banco',
    player:
      'jugador|tú|tu mano|mano 1|mano 2|tus cartas|mano del jugador|cartas del jugador|tu jugada|mi mano|mis cartas|usted|su mano',
    tie: 'empate',
  },
  marks: {
    first: 'inicio|carta inicial|primera carta|comienzo',
    past: 'cartas anteriores|cartas previas|historial de cartas',
    open: 'haz tu apuesta|haga su apuesta|hagan sus apuestas|coloca tu apuesta|coloque su apuesta|realiza tu apuesta|haz tus apuestas|hagan juego',
    held: 'retenida|retenido|guardada|guardado|mantenida|bloqueada|conservada|mantenido',
    over: 'has ganado|ganaste|has perdido|has cobrado|has retirado|perdiste|gana el crupier|la banca gana|te has pasado|te pasaste|empate|incorrecto|has fallado|juego terminado|partida terminada|fin del juego|fin de la partida|ronda terminada|gana el jugador|gana la casa|gana la banca|jugador gana|banca gana|gana banca|gana jugador|gana crupier|el jugador gana|el crupier gana|dealer gana|el dealer gana|gana el dealer|tú ganas|tú pierdes|pierdes|el crupier se pasa|crupier se pasa|mano terminada|mano perdida|mano ganada|gana punto|gana banco|fallaste|sin premio|no hay premio|perdiste la mano|ganaste la mano|el crupier ha ganado|el jugador ha ganado|la banca ha ganado',
    aside:
      'público|editable|contador de apuestas|antes del juego|antes de la ronda|puedes cambiarla|puedes cambiarlo',
  },
  ranks: 'as,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,jota,reina,rey',
  suits: 'tréboles|trébol,diamantes|diamante,corazones|corazón,picas|pica',
  faceDown: 'boca abajo|carta boca abajo|dorso|reverso|carta oculta|carta tapada|carta escondida',
  between: 'de|carta',
  placeholders: {
    words: 'pendiente|cargando|oculta|oculto|desconocida|ninguna|todavía no|copiar|copiado',
    stems: 'revel|ocult|pendiente|cargando|mostrar|generad|disponible|espera|después|hasta|rotar',
  },
};
