import type { Words } from './words.ts';

export const pt: Words = {
  seeds: {
    next: 'próxima *|próximo *',
    active: '* ativa|* atual',
    last: 'última *|último *|* anterior|* revelada',
    fresh: 'nova *',
    hashed: '* sha256|sha256 da *|hash da *|hash do *|* hash',
    server: 'semente do servidor|seed do servidor',
    client: 'semente do cliente|seed do cliente',
    nonce: 'nonce',
  },
  fields: {
    'last.serverSeed': 'semente anterior do servidor',
    'last.clientSeed': 'semente anterior do cliente',
    'active.commitment':
      'semente ativa do servidor (hash)|hash da semente ativa do servidor|semente do servidor ativa (hash)',
    'active.clientSeed': 'semente ativa do cliente',
    'new.clientSeed': 'nova semente do cliente',
    count: 'apostas feitas com este par|total de apostas com o par|total de apostas feitas com o par',
  },
  controls: {
    deal: 'distribuir|dar cartas|nova mão|nova rodada',
    bet: 'aposta|apostar|jogar de novo|jogar novamente',
    rebet: 'aposta máxima|repetir aposta',
    spin: 'girar',
    roll: 'rolar|lançar|rolar os dados',
    draw: 'comprar|trocar|trocar cartas',
    hit: 'pedir|pedir carta|carta',
    stand: 'parar|ficar',
    double: 'dobrar',
    split: 'dividir',
    surrender: 'desistir|render-se',
    insurance: 'seguro',
    hold: 'segurar|manter',
    higher: 'maior|mais alta|maior ou igual|mais alta ou igual',
    lower: 'menor|mais baixa|menor ou igual|mais baixa ou igual',
    skip: 'pular|pular carta',
    cashOut: 'sacar|retirar',
  },
  amounts: {
    bet: 'aposta|sua aposta|aposta total|valor da aposta',
    win: 'ganho|ganhos|prêmio|prémio|você ganhou',
  },
  places: {
    dealer: 'crupiê|mão do dealer|cartas do dealer',
    banker: 'banca|banqueiro',
    player: 'jogador|você|sua mão|suas cartas|mão do jogador|cartas do jogador',
    tie: 'empate',
  },
  sections: {
    active: 'par ativo|sementes ativas|par atual',
    last: 'par anterior|sementes anteriores',
    next: 'próximo par|próximas sementes',
  },
  marks: {
    held: 'segurada|mantida',
    over: 'você ganhou|você venceu|você perdeu|o dealer vence|estourou|empate',
  },
  ranks: 'ás,dois,três,quatro,cinco,seis,sete,oito,nove,dez,valete,dama,rei',
  suits: 'paus,ouros,copas,espadas',
  faceDown: 'virada para baixo|carta virada para baixo|verso',
  between: 'de|carta',
  placeholders: {
    words: 'pendente|carregando|oculta|oculto|desconhecida|nenhuma|indisponível|ainda não',
    stems: 'revel|ocult|pendente|carregando|mostrad|exibid|gerad|disponível|aguard|depois|após|até|rota',
  },
};
