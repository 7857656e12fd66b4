import type { Words } from './words.ts';

export const fr: Words = {
  fields: {
    hashOfSecret: 'hash(secret)',
    finalShuffle: 'mélange final',
    salt: 'sel',
    publicKey: 'clé publique',
  },
  controls: {
    deal: 'distribuer|donner|nouvelle main|nouvelle donne|nouvelle partie|nouvelle manche|manche suivante|distribuer les cartes|nouveau tour|prochaine main|distribuer une carte|donner les cartes|redonner|donne suivante|coup suivant|commencer la partie|lancer la partie|démarrer la partie|nouveau coup',
    bet: 'mise|miser|parier|placer la mise|rejouer|placer une mise|valider la mise|confirmer la mise|miser maintenant',
    rebet: 'jouer|commencer|mise max|remiser|démarrer le pari automatique|répéter|répéter la mise',
    spin: 'tourner|lancer la roue',
    roll: 'lancer|lancer les dés',
    draw: 'échanger|changer les cartes|tirer les cartes|tirer|changer de cartes|échanger les cartes|tirer des cartes|échanger cartes|échanger carte|changer cartes|changer carte|remplacer|remplacer les cartes|échanger les autres',
    hit: 'tirer une carte|carte|une carte|encore une carte|tirer encore|carte supplémentaire|demander une carte',
    stand: 'rester|rester là|je reste|servi|s’arrêter|je m’arrête',
    double: 'doubler|doubler la mise',
    split: 'séparer|partager|diviser|séparer la paire|splitter',
    surrender: 'abandonner',
    insurance:
      'assurance|pas d’assurance|assurer|sans assurance|prendre l’assurance|oui, assurer|refuser l’assurance|voulez-vous une assurance|voulez-vous l’assurance|souhaitez-vous une assurance|prendre une assurance',
    hold: 'garder|conserver|tenir|maintenir|bloquer',
    high: 'haut|haute',
    low: 'bas|basse',
    higher:
      'plus haut|plus haute|plus haut ou égal|plus haute ou égale|supérieure|supérieure ou égale|plus grand|plus grande|plus haut ou identique|égal ou supérieur|supérieur|supérieur ou égal|égale ou supérieure|plus élevée|plus élevé|plus élevée ou égale',
    lower:
      'plus bas|plus basse|plus bas ou égal|plus basse ou égale|inférieure|inférieure ou égale|plus petit|plus petite|plus bas ou identique|égal ou inférieur|inférieur|inférieur ou égal|égale ou inférieure|moins élevée',
    skip: 'passer la carte',
    cashOut:
      'encaisser|encaisser les gains|retirer les gains|prendre les gains|récupérer les gains|encaisser maintenant',
    stopAuto: 'arrêter le pari automatique',
  },
  amounts: {
    bet: 'mise|votre mise|mise totale',
    win: 'gain|gains|vous gagnez|paiement|payé|gain net|gain total|retour',
  },
  places: {
    dealer: 'croupier|main du croupier|cartes du croupier|donneur|jeu du croupier|maison|la maison',
    banker: 'banque|banquier',
    player:
      'joueur|vous|votre main|main 1|main 2|vos cartes|main du joueur|cartes du joueur|mes cartes|ma main|votre jeu|mon jeu|ta main|tes cartes|toi|moi',
    tie: 'égalité',
  },
  marks: {
    first: 'départ|début|carte de départ|première carte',
    past: 'cartes précédentes|cartes tirées',
    open: 'faites vos jeux|placez votre mise|placez vos mises|placez votre pari|placez vos paris|faites votre mise|placez une mise pour commencer|placez votre mise pour commencer',
    held: 'gardée|conservée|maintenue|bloquée|gardé|conservé|tenue|retenue',
    over: 'gagné|vous avez gagné|perdu|vous avez perdu|vous avez encaissé|le croupier gagne|égalité|mauvaise réponse|partie terminée|fin de partie|main terminée|le joueur gagne|la banque gagne|le banquier gagne|joueur gagne|banque gagne|victoire de la banque|victoire du joueur|victoire du croupier|croupier gagne|vous gagnez|vous perdez|tu as gagné|tu as perdu|tu gagnes|tu perds|raté|dépassé|le croupier saute|croupier saute|la banque l’emporte|le croupier l’emporte|main gagnée|main perdue|partie gagnée|partie perdue|aucun gain|pas de gain|la maison gagne|punto gagne|banco gagne|mauvais choix|manche terminée|coup terminé',
    aside:
      'public|modifiable|compteur de mises|avant la partie|avant le tour|vous pouvez le changer|vous pouvez la changer',
  },
  ranks: 'as,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,valet|v,dame|d,roi|r',
  suits: 'trèfle|trèfles,carreau|carreaux,cœur|cœurs|coeur|coeurs,pique|piques',
  faceDown: 'face cachée|carte cachée|carte face cachée|dos de carte|carte retournée|carte masquée',
  between: 'de|carte',
  placeholders: {
    words: 'chargement|caché|cachée|masqué|masquée|inconnu|inconnue|aucun|aucune|pas encore|copier|copié',
    stems: 'révél|cach|masqu|attente|chargement|affich|génér|disponible|après|jusqu',
  },
};
