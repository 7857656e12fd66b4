import type { Words } from './words.ts';

export const fr: Words = {
  fields: {
    commitment: 'engagement|engagement sha256',
    hashOfSecret: 'hash(secret)',
    finalShuffle: 'mélange final',
    salt: 'sel',
    publicKey: 'clé publique',
  },
  controls: {
    deal: 'distribuer|donner|nouvelle main|nouvelle donne|nouvelle partie|nouvelle manche|manche suivante|distribuer les cartes|nouveau tour|prochaine main|distribuer une carte',
    bet: 'mise|miser|parier|placer la mise|rejouer',
    rebet: 'jouer|commencer|mise max|remiser|démarrer le pari automatique|répéter|répéter la mise',
    spin: 'tourner|lancer la roue',
    roll: 'lancer|lancer les dés',
    draw: 'échanger|changer les cartes|tirer les cartes|tirer|changer de cartes|échanger les cartes|tirer des cartes|échanger cartes|échanger carte|changer cartes|changer carte',
    hit: 'tirer une carte|carte|une carte|encore une carte',
    stand: 'rester|rester là|je reste|servi|s’arrêter',
    double: 'doubler|doubler la mise',
    split: 'séparer|partager|diviser',
    surrender: 'abandonner',
    insurance: 'assurance|pas d’assurance',
    hold: 'garder|conserver',
    high: 'haut|haute',
    low: 'bas|basse',
    higher: 'plus haut|plus haute|plus haut ou égal|plus haute ou égale|supérieure|supérieure ou égale',
    lower: 'plus bas|plus basse|plus bas ou égal|plus basse ou égale|inférieure|inférieure ou égale',
    skip: 'passer la carte',
    cashOut: 'encaisser|encaisser les gains|retirer les gains',
    stopAuto: 'arrêter le pari automatique',
  },
  amounts: { bet: 'mise|votre mise|mise totale', win: 'gain|gains|vous gagnez' },
  places: {
    dealer: 'croupier|main du croupier|cartes du croupier',
    banker: 'banque|banquier',
    player:
      'joueur|vous|votre main|main 1|main 2|vos cartes|main du joueur|cartes du joueur|mes cartes|ma main',
    tie: 'égalité',
  },
  marks: {
    held: 'gardée|conservée|maintenue|bloquée',
    over: 'gagné|vous avez gagné|perdu|vous avez perdu|vous avez encaissé|le croupier gagne|égalité|mauvaise réponse|partie terminée|fin de partie|main terminée|le joueur gagne|la banque gagne|le banquier gagne|joueur gagne|banque gagne|victoire de la banque|victoire du joueur|victoire du croupier|croupier gagne|vous gagnez|vous perdez|tu as gagné|tu as perdu|tu gagnes|tu perds',
    aside: 'public|modifiable|compteur de mises|avant la partie|avant le tour',
  },
  ranks: 'as,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,valet|v,dame|d,roi|r',
  suits: 'trèfle|trèfles,carreau|carreaux,cœur|cœurs|coeur|coeurs,pique|piques',
  faceDown: 'face cachée|carte cachée|carte face cachée|dos de carte',
  between: 'de|carte',
  placeholders: {
    words: 'chargement|caché|cachée|masqué|masquée|inconnu|inconnue|aucun|aucune|pas encore|copier|copié',
    stems: 'révél|cach|masqu|attente|chargement|affich|génér|disponible|après|jusqu',
  },
};
