/**
 * Tells a file that is one object in JSON over many lines, as evidence is, from lines of JSON of which the first is broken.
 * @module
 */

/** Names of which an object has one soon, if it is a file of evidence. */
const NAMES: readonly string[] = ['kind', 'hands', 'observations', 'digests', 'gaps', 'rules', 'pictures'];
/** So many bytes may pass before one of them comes: what is longer and has none is no evidence. */
const SOON = 1 << 20;

const [TAB, NEWLINE, RETURN, BLANK, QUOTE, COMMA, COLON, ESCAPE] = [9, 10, 13, 32, 34, 44, 58, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
const BYTE_ORDER_MARK: readonly number[] = [0xef, 0xbb, 0xbf];

/** What may come next: a key, the colon behind it, a value, what stands behind a value, or nothing but blanks. */
type Next = 'key' | 'colon' | 'value' | 'behind' | 'end';

/** Reads a file's bytes as far as they can be one object, and no further. */
export class DocumentScanner {
  /** Null at the start of the file. */
  #next: Next | null = null;
  /** What is open: objects and lists, by the byte that closes each. */
  readonly #open: number[] = [];
  #isQuoted = false;
  #isEscaped = false;
  #isWord = false;
  #isFirstLine = true;
  #isNamed = false;
  /** The key that is being read at the top; null elsewhere. */
  #key: string | null = null;
  #read = 0;

  /** Whether all that was read, with some more bytes, may be the beginning of an object over many lines, or all of it. */
  mayBe(bytes: Uint8Array): boolean {
    for (const byte of bytes) if (!this.#take(byte)) return false;
    return this.#isNamed || this.#read < SOON;
  }

  /** Whether what was read is a whole object. */
  get isWhole(): boolean {
    return this.#next === 'end';
  }

  /** False where the byte can't stand there. */
  #take(byte: number): boolean {
    this.#read++;
    if (this.#isQuoted) return this.#takeQuoted(byte);
    const isBlank = byte === BLANK || byte === TAB || byte === RETURN || byte === NEWLINE;
    if (isBlank) {
      if (byte === NEWLINE && this.#next !== null) {
        // An object on one line is a hand, or a file that is read as one.
        if (this.#isFirstLine && this.#next === 'end') return false;
        this.#isFirstLine = false;
      }
      this.#isWord = false;
      return true;
    }
    if (this.#next === null) {
      if (byte === OPEN_OBJECT) return this.#begin(CLOSE_OBJECT, 'key');
      return BYTE_ORDER_MARK[this.#read - 1] === byte;
    }
    if (this.#isWord && isOfWord(byte)) return true;
    this.#isWord = false;
    return this.#takeSign(byte);
  }

  #takeSign(byte: number): boolean {
    const closing = this.#open.at(-1);
    if (byte === closing) return this.#end();
    switch (this.#next) {
      case 'key':
        return byte === QUOTE && this.#quote('colon');
      case 'colon':
        this.#next = 'value';
        return byte === COLON;
      case 'value':
        if (byte === QUOTE) return this.#quote('behind');
        if (byte === OPEN_OBJECT) return this.#begin(CLOSE_OBJECT, 'key');
        if (byte === OPEN_LIST) return this.#begin(CLOSE_LIST, 'value');
        this.#next = 'behind';
        this.#isWord = true;
        return isOfWord(byte);
      case 'behind':
        this.#next = closing === CLOSE_OBJECT ? 'key' : 'value';
        return byte === COMMA;
      default:
        return false;
    }
  }

  #begin(closing: number, next: Next): true {
    this.#open.push(closing);
    this.#next = next;
    return true;
  }

  #end(): true {
    this.#open.pop();
    this.#next = this.#open.length === 0 ? 'end' : 'behind';
    return true;
  }

  #quote(next: Next): true {
    this.#key = next === 'colon' && this.#open.length === 1 && !this.#isNamed ? '' : null;
    this.#next = next;
    this.#isQuoted = true;
    return true;
  }

  #takeQuoted(byte: number): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === ESCAPE) this.#isEscaped = true;
    else if (byte === QUOTE) {
      this.#isQuoted = false;
      this.#isNamed ||= this.#key !== null && NAMES.includes(this.#key);
    } else if (this.#key !== null && this.#key.length < 20) this.#key += String.fromCharCode(byte);
    // No text goes on over the end of a line.
    return byte !== NEWLINE;
  }
}

/** Bytes that may be of a number, or of true, false or null. */
const OF_WORDS = new Set([...'-+.0123456789Eaeflnrstu'].map((sign) => sign.charCodeAt(0)));
const isOfWord = (byte: number): boolean => OF_WORDS.has(byte);
