import type { Words } from './words.ts';

export const pt: Words = {
  fields: {
    hashOfSecret: 'hash(segredo)',
    secret: 'segredo',
    finalShuffle: 'embaralhamento final',
    issue: 'emissão',
    salt: 'sal',
    publicKey: 'chave pública',
  },
  controls: {
    deal: 'distribuir|dar cartas|nova mão|nova rodada|próxima rodada|dar as cartas|distribuir cartas|novo jogo|próxima mão|dar carta',
    bet: 'aposta|apostar|jogar de novo|jogar novamente',
    rebet:
      'jogar|iniciar|começar|aposta máxima|apostar de novo|apostar novamente|repetir aposta|iniciar aposta automática|repetir',
    spin: 'girar',
    roll: 'rolar|lançar|rolar os dados',
    draw: 'comprar|trocar|trocar cartas|comprar cartas|descartar|trocar as cartas|trocar carta|trocar as cinco|trocar todas',
    hit: 'pedir|pedir carta|carta|mais uma|mais uma carta|comprar carta',
    stand: 'parar|ficar|manter mão',
    double: 'dobrar|dobrar aposta|dobrar a aposta',
    split: 'dividir',
    surrender: 'desistir|render-se',
    insurance: 'seguro',
    hold: 'segurar|manter',
    high: 'alto|alta',
    low: 'baixo|baixa',
    higher: 'maior|mais alto|mais alta|maior ou igual|mais alta ou igual|mais alta ou a mesma',
    lower: 'menor|mais baixo|mais baixa|menor ou igual|mais baixa ou igual|mais baixa ou a mesma',
    skip: 'pular|pular carta',
    cashOut: 'sacar|retirar',
    stopAuto: 'parar aposta automática',
  },
  amounts: {
    bet: 'aposta|sua aposta|aposta total|valor da aposta',
    win: 'ganho|ganhos|prêmio|prémio|você ganhou',
  },
  places: {
    dealer: 'crupiê|mão do dealer|cartas do dealer',
    banker: 'banca|banqueiro',
    player: 'jogador|você|sua mão|mão 1|mão 2|suas cartas|mão do jogador|cartas do jogador',
    tie: 'empate',
  },
  marks: {
    held: 'segurada|mantida|guardada|retida',
    over: 'você ganhou|você venceu|você perdeu|você sacou|você retirou|o dealer vence|estourou|empate|errado|você errou|fim de jogo|jogo encerrado|rodada encerrada|o jogador vence|banca vence|jogador vence|banca ganha|jogador ganha|vitória da banca|vitória do jogador|a banca vence|o dealer ganha|dealer vence|o dealer venceu|dealer ganha',
    aside: 'público|editável|contador de apostas|antes do jogo|antes da rodada',
  },
  ranks: 'ás,dois,três,quatro,cinco,seis,sete,oito,nove,dez,valete,dama,rei',
  suits: 'paus,ouros,copas,espadas',
  faceDown: 'virada para baixo|carta virada para baixo|verso',
  between: 'de|carta',
  placeholders: {
    words: 'pendente|carregando|oculta|oculto|desconhecida|nenhuma|indisponível|ainda não|copiar|copiado',
    stems: 'revel|ocult|pendente|carregando|mostrad|exibid|gerad|disponível|aguard|depois|após|até|rota',
  },
};
