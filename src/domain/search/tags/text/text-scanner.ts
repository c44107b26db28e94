import { normalizeWord } from '../../text/normalize-word';
import { clauseEnd, foldedWords, foldLabel, listBreak } from './label-words';

/** The words of a text, and where to look closer. */
export interface ScannedText {
  /** As from `labelWords`. */
  words: string[];
  /** Places of words that may begin a phrase. */
  starts: number[];
  /** Whether a word may deny what follows. */
  hasDenial: boolean;
}

interface WordRules {
  mayStartPhrase: (word: string) => boolean;
  isDenial: (word: string) => boolean;
}

interface KnownWord {
  /** In lower case. */
  written: string;
  normal: string;
  mayStartPhrase: boolean;
  isDenial: boolean;
}

/** Kinds of ASCII characters. */
const gap = 0;
const letter = 1;
const endOfClause = 2;
const breakInList = 3;
const mustBeFolded = 4;

const kindOf = Uint8Array.from({ length: 128 }, (_, code) =>
  kindOfAscii(String.fromCharCode(code)),
);

function kindOfAscii(character: string): number {
  if (/[a-z\d]/i.test(character)) return letter;
  if ('.;:!?()|/\n'.includes(character)) return endOfClause;
  if (character === ',') return breakInList;
  return "'&".includes(character) ? mustBeFolded : gap;
}

/** In ASCII, set in small letters and in digits. */
const lowerCaseBit = 0x20;
const slots = 1 << 14;
/** V8 copies shorter parts of a string; longer ones would keep the whole text in memory. */
const maxCopiedLength = 12;

/**
 * Reads texts like `labelWords`, several times as fast: character by character, and words are recognized by
 * their hash, without a substring of each.
 */
export class TextScanner {
  private readonly rules: WordRules;
  /** Words repeat; each stays known until another one needs its slot. */
  private readonly known: (KnownWord | undefined)[] = Array.from({ length: slots });

  constructor(rules: WordRules) {
    this.rules = rules;
  }

  read(text: string): ScannedText {
    return this.scan(text, false) ?? this.readFolded(foldLabel(text));
  }

  private readFolded(letters: string): ScannedText {
    const scanned = this.scan(letters, true);
    if (scanned) return scanned;
    const result: ScannedText = { words: [], starts: [], hasDenial: false };
    for (const normal of foldedWords(letters)) add(result, this.describe(normal, normal));
    return result;
  }

  /** Null if there are characters that must be folded first; points between digits are among them. */
  private scan(text: string, isFolded: boolean): ScannedText | null {
    const result: ScannedText = { words: [], starts: [], hasDenial: false };
    const { length } = text;
    let at = 0;
    while (at < length) {
      const code = text.charCodeAt(at);
      const kind = code < 128 ? kindOf[code] : mustBeFolded;
      if (kind === letter) {
        const from = at;
        let hash = 0;
        for (let next = code; next < 128 && kindOf[next] === letter; next = text.charCodeAt(at)) {
          hash = Math.imul(hash ^ (next | lowerCaseBit), 0x01000193);
          at += 1;
          if (at === length) break;
        }
        add(result, this.find(text, from, at, hash));
        continue;
      }
      if (kind === mustBeFolded) return null;
      if (kind !== gap) {
        if (!isFolded && isDecimalPoint(text, at)) return null;
        result.words.push(kind === breakInList ? listBreak : clauseEnd);
      }
      at += 1;
    }
    return result;
  }

  /** The word from `from` to `to`. */
  private find(text: string, from: number, to: number, hash: number): KnownWord {
    const slot = (hash ^ (hash >>> 15)) & (slots - 1);
    const known = this.known[slot];
    if (known && known.written.length === to - from && isWordAt(known.written, text, from)) {
      return known;
    }
    const written =
      to - from <= maxCopiedLength
        ? text.slice(from, to).toLowerCase()
        : copyLowerCase(text, from, to);
    const word = this.describe(written, normalizeWord(written));
    this.known[slot] = word;
    return word;
  }

  private describe(written: string, normal: string): KnownWord {
    const { mayStartPhrase, isDenial } = this.rules;
    return {
      written,
      normal,
      mayStartPhrase: mayStartPhrase(normal),
      isDenial: isDenial(normal),
    };
  }
}

function add(scanned: ScannedText, word: KnownWord): void {
  if (word.mayStartPhrase) scanned.starts.push(scanned.words.length);
  if (word.isDenial) scanned.hasDenial = true;
  scanned.words.push(word.normal);
}

function isWordAt(word: string, text: string, from: number): boolean {
  for (let at = 0; at < word.length; at += 1) {
    if ((text.charCodeAt(from + at) | lowerCaseBit) !== word.charCodeAt(at)) return false;
  }
  return true;
}

function copyLowerCase(text: string, from: number, to: number): string {
  let word = '';
  for (let at = from; at < to; at += 1) {
    word += String.fromCharCode(text.charCodeAt(at) | lowerCaseBit);
  }
  return word;
}

const isDecimalPoint = (text: string, at: number): boolean =>
  (text[at] === '.' || text[at] === ',') &&
  isDigit(text.charCodeAt(at - 1)) &&
  isDigit(text.charCodeAt(at + 1));

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
