import type { Words } from './words.ts';

export const en: Words = {
  fields: {
    nonce: 'nonce bet count',

    'last.serverSeed': 'previous seed revealed|last seed',

    commitment: 'committed hash|round commitment',

    hashOfSecret:
      'hash(secret)|secret hash|hash of secret|sha256(secret)|hash of the secret|sha256 of secret|sha256 of the secret',
    secret: 'secret',
    finalShuffle: 'final shuffle|final deck',
    hash1: 'hash1',
    hash2: 'hash2',
    issue: 'issue',
    salt: 'salt',
    publicKey: 'public key',
  },
  controls: {
    deal: 'deal|deal cards|deal hand|new hand|start new game|next hand|next round|next game|new round|deal again|deal now|bet & deal|place bet & deal|stake & deal|start game|start round|start hand|deal new hand|start dealing|deal card|deal a card|deal a hand|deal first card|another round|another hand|play another hand|play another round|play hand|deal the cards|deal next hand|next deal|new deal|deal new cards|redeal|deal another hand|play next hand|deal me in|deal me|restart|restart game|restart round|ready',
    bet: 'bet|place bet|place bets|confirm bet|bet now|new bet|play again|new game|submit bet|make bet|lock in bet|bet & play',
    rebet:
      'play|start|bet one|bet max|max bet|rebet|repeat bet|same bet|bet again|rebet & deal|start autobet|start auto|start autoplay|repeat',
    spin: 'spin|spin wheel|spin reels',
    roll: 'roll|roll dice',
    draw: 'draw|draw card|draw cards|draw new cards|replace cards|exchange cards|redraw|replace|swap cards|change cards|discard|discard & draw|draw replacements|replace card|exchange card|swap card|draw all|replace all|draw now|deal replacements|get new cards|redraw cards|draw new|draw the rest|replace the rest|swap the rest|change the rest',
    hit: 'hit|hit me|take card|take a card|another card|hit again|one more card|draw one|take one|one more',
    stand: 'stand|stay|stick|stand pat|no more cards|i stand|hold here|i’m good',
    double: 'double|double down',
    split: 'split|split pair',
    surrender: 'surrender',
    insurance:
      'insurance|no insurance|take insurance|buy insurance|accept insurance|decline insurance|even money|insure|insure me|yes, insure|insure hand|don’t insure|would you like insurance|do you want insurance|want insurance',
    fold: 'fold|ante|pair plus|go to war',
    hold: 'hold|hold card|lock|keep',
    high: 'high',
    low: 'low',
    higher:
      'higher|higher or same|higher or equal|same or higher|equal or higher|higher/same|guess higher|bet higher|hi|higher or the same|higher or tie|higher card|next higher|go higher|high or same|high or equal|hi or same|guess high|bet high|guess hi|next card higher|next card is higher|it’s higher|at least as high|over or same|same or over',
    lower:
      'lower|lower or same|lower or equal|same or lower|equal or lower|lower/same|guess lower|bet lower|lo|lower or the same|lower or tie|lower card|next lower|go lower|low or same|low or equal|lo or same|guess low|bet low|guess lo|next card lower|next card is lower|it’s lower|at most as high|under or same|same or under',
    skip: 'skip|skip card',
    cashOut:
      'cash out|collect|collect winnings|take win|take winnings|collect win|take profit|take money|cash out now|claim winnings|bank it|bank winnings|collect now',
    stopAuto: 'stop autobet|stop auto|stop autoplay',
  },
  amounts: {
    bet: 'bet|bet amount|your bet|total bet|stake|wager',
    win: 'win|win amount|you win|you won|won|payout|total win|returned|paid|paid out|returns',
  },
  places: {
    dealer:
      "dealer|house|the house|house cards|house’s cards|house hand|house’s hand|the dealer|dealer's hand|dealer hand|dealer's cards|dealer cards|dealer’s score|dealer’s current score|dealer’s total|dealer score|dealer total|croupier",
    banker: 'bank|banker|banker hand|banker’s hand|banker cards',
    player:
      "player|player 1|player one|the player|you|me|my hand|my cards|first hand|second hand|hand 1|hand 2|hand 3|hand 4|your hand|your cards|player's hand|player hand|player's cards|player cards|your seat|my seat|your score|your current score|your total|player score|player’s score|player total|player’s total",
    tie: 'tie|bet tie|tie bet|bet on tie',
  },
  sections: {
    last: 'finished shoe|finished round|finished game|settled round|settled game|completed round|completed game',
    this: 'this round|this game|this hand|this bet',
  },
  marks: {
    first: 'start|start card|starting card|first card|initial card|base card',
    past: 'previous cards|cards so far|card history|past cards|drawn cards|earlier cards',
    open: 'place your bet|place your bets|place a bet|please place your bet|please place your bets|make your bet|make your bets|bets are open|waiting for bets|place your bet to start|place your bets to start|place your bet to begin|place a bet to start|place a bet to begin|place a bet to play',
    held: 'held|locked|kept|keeping|on hold|holding',
    over: 'you win|you won|you lose|you lost|dealer wins|dealer won|player wins|player loses|house wins|dealer busts|dealer bust|dealer busted|bust|busted|you bust|you busted|player busts|push|it’s a push|it’s a tie|tie|tie game|game over|no win|wrong guess|better luck next time|wrong|you guessed wrong|you cashed out|cashed out|dealer win|player win|player won|player bust|player busted|you’ve won|you’ve lost|you have won|you have lost|you tied|it’s a draw|round over|hand over|round complete|hand complete|game finished|the game is finished|game ended|round ended|banker wins|banker won|bank wins|the player wins|the dealer wins|the banker wins|banker win|player wins with|dealer wins with|banker wins with|winner is player|winner is dealer|winner is banker|winner player|winner dealer|winner banker|you beat the dealer|victory|defeat|house win|house won|standoff|stand-off|player has won|dealer has won|banker has won|punto wins|banco wins|punto won|banco won|you lose this hand|you win this hand|you went bust|you’re bust|dealer loses|house busts|dealer has busted|player has blackjack|dealer has blackjack|you have blackjack|you got blackjack|house has blackjack',
    aside:
      'public|block height|block number|editable|your input|your choice|published in advance|can be changed|bet number|bet count|bet counter|bet sequence counter|round number|pre-game|before the game|before the round|you can change it|change it any time|optional',
  },
  ranks: 'ace,two|deuce,three,four,five,six,seven,eight,nine,ten|10,jack,queen,king',
  suits: 'clubs|club|♣|♧,diamonds|diamond|♦|♢,hearts|heart|♥|♡,spades|spade|♠|♤',
  faceDown: 'card back|back of card|back|face down|face down card|hidden card|hole card|concealed card',
  between: 'of|the|card|playing card|face up',
  placeholders: {
    words:
      'pending|loading|hidden|unrevealed|encrypted|unknown|none|n/a|tba|tbd|null|undefined|not yet|not set|no seed|none set|copy|copied|copy to clipboard',
    stems:
      'reveal|hidden|pending|loading|generated|shown|displayed|available|wait|unavailable|encrypted|appear|until|after|rotat|unhash|click|automat|choose|chosen|enter|yet',
  },
};
