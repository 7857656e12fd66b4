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
    deal: 'distribuir|dar cartas|nova mão|nova rodada|próxima rodada|dar as cartas|distribuir cartas|novo jogo|iniciar jogo|começar jogo|iniciar partida|iniciar rodada|próxima mão|dar carta|outra mão|distribuir novamente',
    bet: 'aposta|apostar|jogar de novo|jogar novamente|fazer aposta|confirmar aposta|apostar agora',
    rebet:
      'jogar|iniciar|começar|aposta máxima|apostar de novo|apostar novamente|repetir aposta|iniciar aposta automática|repetir',
    spin: 'girar',
    roll: 'rolar|lançar|rolar os dados',
    draw: 'comprar|trocar|trocar cartas|comprar cartas|descartar|trocar as cartas|trocar carta|trocar as cinco|trocar todas|trocar selecionadas|substituir|substituir cartas|puxar cartas',
    hit: 'pedir|pedir carta|carta|mais uma|mais uma carta|comprar carta|puxar carta|tirar carta|outra carta',
    stand: 'parar|ficar|manter mão',
    double: 'dobrar|dobrar aposta|dobrar a aposta|dobra|duplicar',
    split: 'dividir|separar|dividir par|separar par',
    surrender: 'desistir|render-se',
    insurance:
      'seguro|fazer seguro|sem seguro|sim, fazer seguro|comprar seguro|recusar seguro|não fazer seguro|deseja seguro|quer seguro|quer fazer seguro|deseja fazer seguro',
    hold: 'segurar|manter|travar|guardar|reter',
    high: 'alto|alta',
    low: 'baixo|baixa',
    higher:
      'maior|mais alto|mais alta|maior ou igual|mais alta ou igual|mais alta ou a mesma|igual ou maior|igual ou mais alta|sobe',
    lower:
      'menor|mais baixo|mais baixa|menor ou igual|mais baixa ou igual|mais baixa ou a mesma|igual ou menor|igual ou mais baixa|desce',
    skip: 'pular|pular carta',
    cashOut: 'sacar|retirar|sacar agora|retirar ganhos',
    stopAuto: 'parar aposta automática',
  },
  amounts: {
    bet: 'aposta|sua aposta|aposta total|valor da aposta',
    win: 'ganho|ganhos|prêmio|prémio|você ganhou|pagamento|retorno|pago',
  },
  places: {
    dealer:
      'crupiê|mão do dealer|cartas do dealer|casa|a casa|mão da casa|cartas da casa|mão do crupiê|cartas do crupiê',
    banker: 'banca|banqueiro',
    player:
      'jogador|você|sua mão|mão 1|mão 2|suas cartas|mão do jogador|cartas do jogador|sua jogada|minha mão|minhas cartas|tuas cartas|tua mão|a sua mão|as suas cartas|a tua mão|as tuas cartas|a minha mão|as minhas cartas',
    tie: 'empate',
  },
  marks: {
    first: 'início|carta inicial|primeira carta',
    past: 'cartas anteriores|histórico de cartas',
    open: 'faça sua aposta|faça a sua aposta|façam suas apostas|faça suas apostas|coloque sua aposta|faça sua aposta para começar|faça sua aposta para jogar',
    held: 'segurada|mantida|guardada|retida|travada|travado|segurado|segura',
    over: 'você ganhou|você venceu|você perdeu|você sacou|você retirou|o dealer vence|estourou|empate|errado|você errou|fim de jogo|jogo encerrado|rodada encerrada|o jogador vence|banca vence|jogador vence|banca ganha|jogador ganha|vitória da banca|vitória do jogador|a banca vence|o dealer ganha|dealer vence|o dealer venceu|dealer ganha|você ganha|você perde|casa vence|a casa vence|a casa ganha|dealer estourou|o dealer estourou|você estourou|mão encerrada|mão finalizada|rodada finalizada|fim da rodada|fim da mão|não foi dessa vez|sem prêmio|deu banca|deu jogador|deu empate|crupiê vence|o crupiê vence|crupiê ganha|banqueiro vence|banqueiro ganha|ganhaste|perdeste',
    aside:
      'público|editável|contador de apostas|antes do jogo|antes da rodada|você pode mudar|você pode alterar|pode alterar',
  },
  ranks: 'ás,dois,três,quatro,cinco,seis,sete,oito,nove,dez,valete,dama,rei',
  suits: 'paus,ouros,copas,espadas',
  faceDown:
    'virada para baixo|carta virada para baixo|verso|carta escondida|carta oculta|carta fechada|carta virada|verso da carta',
  between: 'de|carta',
  placeholders: {
    words: 'pendente|carregando|oculta|oculto|desconhecida|nenhuma|indisponível|ainda não|copiar|copiado',
    stems: 'revel|ocult|pendente|carregando|mostrad|exibid|gerad|disponível|aguard|depois|após|até|rota',
  },
};
