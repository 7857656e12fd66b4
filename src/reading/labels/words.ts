/**
 * What casino pages are written in: the words of one language for everything that is read. Alternatives are
 * separated by `|`; case, blanks and punctuation don't count, and all is written in lower case, which packs better.
 * Add a language as a file beside this one, and the words of its names of seeds to seed-names.ts.
 * @module
 */
/** What a label says of which seeds are meant. To which hands they belong is the site's matter. */
export type Which = 'next' | 'active' | 'last' | 'new';
export type SeedName = 'commitment' | 'serverSeed' | 'clientSeed' | 'nonce';

/** Names that fairness panels give their values. Those without a `Which` leave it open. */
export type FieldName =
  | `${Which}.${SeedName}`
  | SeedName
  /** Of the last pair, or of the very one whose hash stands beside it. */
  | 'revealed.serverSeed'
  /** How many bets were made with the active pair. */
  | 'count'
  | 'hashOfSecret'
  | 'secret'
  | 'finalShuffle'
  /** Of whatever seed. */
  | 'hash'
  | 'hash1'
  | 'hash2'
  | 'last.hash1'
  | 'last.hash2'
  | 'next.hash2'
  | 'issue'
  | 'salt'
  | 'publicKey';

/** What a control does. The first three place the bet. */
export type ControlName =
  | 'deal'
  | 'bet'
  /** Bets what was bet before, or the most; often to be pressed at any time. */
  | 'rebet'
  | 'spin'
  | 'roll'
  | 'draw'
  | 'hit'
  | 'stand'
  | 'double'
  | 'split'
  | 'surrender'
  | 'insurance'
  /** At poker against the dealer, or at war: no blackjack. */
  | 'fold'
  | 'hold'
  | 'higher'
  | 'lower'
  /** What one guesses where cards lie, and a limit or a risk elsewhere. */
  | 'high'
  | 'low'
  | 'skip'
  | 'cashOut'
  /** Ends what bets by itself: until then nothing is there to bet with. */
  | 'stopAuto';

export interface Words {
  /** Other names, and those that are not put together like that. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly controls: Readonly<Partial<Record<ControlName, string>>>;
  /** Labels beside numbers. */
  readonly amounts: Readonly<Record<'bet' | 'win', string>>;
  /** Headings of the places where cards lie, and of the third thing to bet on at baccarat, where the dealer is the banker. */
  readonly places: Readonly<Record<'dealer' | 'banker' | 'player' | 'tie', string>>;
  /** Headings of the parts of a panel whose rows have the same names. */
  readonly sections?: Readonly<Partial<Record<'active' | 'last' | 'next' | 'this', string>>>;
  /**
   * A mark on a card; what is said of a hand that is over: of who has won it, and nothing that stands there before; what is
   * said of a seed in brackets, whichever it is; of the card that a hand begins with; of those before the one to guess from; and that
   * bets are taken.
   */
  readonly marks: Readonly<
    Record<'held' | 'over', string> & { aside?: string; first?: string; past?: string; open?: string }
  >;
  /** From ace to king, separated by commas; nothing where a rank has only its letter or number. */
  readonly ranks: string;
  /** Clubs, diamonds, hearts and spades. */
  readonly suits: string;
  readonly faceDown: string;
  /** Words between rank and suit, and before them. */
  readonly between: string;
  /** What stands in a value's place while there is none. */
  readonly placeholders: {
    /** Whole texts. */
    readonly words: string;
    /** What words begin with in sentences such as `Revealed after the next bet`. */
    readonly stems: string;
  };
}
