import { ownCopy } from '../own-copy';
import { mayBeScent } from './concentration';
import { mayBePack } from './packs';
import { plainWords } from './plain-words';
import { hashText } from './posting-lists';
import { type WordKind, wordKind } from './word-kind';
import { wordStem } from './word-stem';
import { hashLetters, noLetters, WordsInText, withLetter } from './words-in-text';

export interface TitleWord {
  text: string;
  stem: string;
  /** A number for the stem: where two differ, so do the stems. */
  stemKey: number;
  /** Its first two and its last two letters: words that are nearly the same share one of both. */
  ends: number;
  kind: WordKind;
  /** In a part that shops add or leave out: 'for dry skin', 'with vitamin C'. */
  aside: boolean;
}

/** In place of a word. */
export const nothing: TitleWord = {
  text: '',
  stem: '',
  stemKey: 0,
  ends: 0,
  kind: 'filler',
  aside: false,
};

const degrees = new Set(['intense', 'extra', 'deep', 'dark']);
const opensAside = new Set(['for', 'with', 'avec', 'mit', 'infused']);

/** The words of a plain title, told apart by what they say. */
export function titleWords(title: string): TitleWord[] {
  const words: TitleWord[] = [];
  const [head = '', ...tails] = /[-–—|:] /.test(title) ? title.split(/ [-–—|] |: /) : [title];
  addWords(words, plainWords(head), false, false);
  for (const tail of tails) {
    const part = plainWords(tail);
    const isAfter = words.length > 0;
    const saysForm = part.some((word) => wordOf(word).kind === 'form');
    // A subtitle of several words describes; one or two name a shade, a scent, one of a line.
    const isShade = isAfter && part.length <= 2 && !saysForm;
    addWords(words, part, isAfter && part.length > 3, isShade);
  }
  return inContext(words);
}

const blank = 0x20;
/** Used again: how many words a title has is not known before they are read. */
const taken: TitleWord[] = [];

/**
 * The words of a title that holds nothing else: letters from a to z in words with one blank between them, and
 * no word of packs and scents; null: it has to be taken apart.
 */
export function simpleWords(title: string): TitleWord[] | null {
  let count = 0;
  let from = 0;
  let hash = noLetters;
  let aside = false;
  let isContextual = false;
  for (let at = 0; at <= title.length; at += 1) {
    const code = at === title.length ? blank : title.charCodeAt(at);
    if (code !== blank) {
      const next = withLetter(hash, code);
      if (next === null) return null;
      hash = next;
      continue;
    }
    if (at === from) return null;
    const word = inText.find(title, from, at, hash) ?? wordOf(title.slice(from, at).toLowerCase());
    // Of 'oil free' the blank may go.
    if (!word.isSimple || (word.endsInOil && at < title.length)) return null;
    if (word.opensAside && count > 1) aside = true;
    isContextual ||= word.isContextual;
    taken[count] = aside ? { ...word, aside } : word;
    count += 1;
    from = at + 1;
    hash = noLetters;
  }
  const words = taken.slice(0, count);
  return isContextual ? inContext(words) : words;
}

function addWords(
  words: TitleWord[],
  part: readonly string[],
  isSubtitle: boolean,
  isShade: boolean,
): void {
  let aside = isSubtitle;
  for (const text of part) {
    if (words.length > 1 && opensAside.has(text)) aside = true;
    const word = wordOf(text);
    if (isShade && isSoft(word.kind)) words.push({ ...word, kind: 'variant', aside });
    else words.push(aside ? { ...word, aside } : word);
  }
}

interface KeptWord extends TitleWord {
  /** Neither it nor what begins with it says how a product is packed or how strong a scent is. */
  isSimple: boolean;
  endsInOil: boolean;
  opensAside: boolean;
  /** What it says may depend on the words beside it. */
  isContextual: boolean;
}

const kept = new Map<string, KeptWord>();
/** Those of them that are letters from a to z. */
const inText = new WordsInText<KeptWord>();

/** A word by itself; the same few thousand make most titles. */
function wordOf(said: string): KeptWord {
  let word = kept.get(said);
  if (word === undefined) {
    const text = ownCopy(said);
    const stem = wordStem(text);
    // Signed, so that it is kept in the word itself and needs no number object.
    const stemKey = hashText(stem) | 0;
    const ends = endsOf(text);
    const kind = wordKind(text, stem);
    const isSimple = !mayBePack(text) && !mayBeScent(text) && !text.endsWith('eau');
    word = {
      text,
      stem,
      stemKey,
      ends,
      kind,
      aside: false,
      isSimple,
      endsInOil: text.endsWith('oil'),
      opensAside: opensAside.has(text),
      isContextual: kind === 'number' || kind === 'grade' || text.length === 1 || degrees.has(text),
    };
    keep(word);
  }
  return word;
}

function keep(word: KeptWord): void {
  // Feeds bring ever new words; what is kept must not grow with them.
  if (kept.size > 50_000) {
    kept.clear();
    inText.clear();
  }
  kept.set(word.text, word);
  const hash = hashLetters(word.text);
  if (hash !== null) inText.add(word, hash);
}

/** Of each letter a byte, which is enough to tell most apart. */
function endsOf(text: string): number {
  const { length } = text;
  const letter = (at: number) => text.charCodeAt(at) & 0xff;
  return (letter(0) << 24) | (letter(1) << 16) | (letter(length - 2) << 8) | letter(length - 1);
}

/** Whether shops add or leave out words of this kind as they like. */
export function isSoft(kind: WordKind): boolean {
  return kind === 'praise' || kind === 'grade' || kind === 'active' || kind === 'audience';
}

/** Words as they are meant where they stand. */
function inContext(words: TitleWord[]): TitleWord[] {
  let meant = words;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const here = meantBetween(words[at - 1], word, words[at + 1]);
    if (here === word) continue;
    // What stands beside others counts as it is, not as it is meant.
    if (meant === words) meant = [...words];
    meant[at] = here;
  }
  return meant;
}

/** 'Intense hydration' and '24 hour' praise, while 'Cream Intense' is another cream. */
function meantBetween(
  before: TitleWord | undefined,
  word: TitleWord,
  next: TitleWord | undefined,
): TitleWord {
  if (word.kind === 'number' && next?.stem === 'hour') return { ...word, kind: 'praise' };
  if (word.text.length === 1) return isWhichOne(word, before, next) ? asVariant(word) : word;
  const isDegree = word.kind === 'grade' || degrees.has(word.text);
  if (!isDegree || next?.kind !== 'praise' || next.text === 'strength') return word;
  return { ...word, kind: 'praise' };
}

const asVariant = (word: TitleWord): TitleWord => ({ ...word, kind: 'variant' });

/** 'No. 4C', 'Vitamin A', 'Nail Color N': a letter behind these says which one. */
function isWhichOne(
  { kind, stem }: TitleWord,
  before: TitleWord | undefined,
  next: TitleWord | undefined,
): boolean {
  if (!before || stem === 'hour' || kind === 'number') return false;
  if (before.kind === 'number') return kind === 'filler' || kind === 'active';
  return kind === 'filler' && (before.stem === 'vitamin' || next === undefined);
}

/** 'Belif Problem Solution Toner' by Belif (in one word) is 'Problem Solution Toner', however it is spaced. */
export function withoutBrand(words: TitleWord[], brand: string): TitleWord[] {
  if (brand === '') return words;
  const first = brand.charCodeAt(0) & 0xff;
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from];
    // Most words do not even begin as the brand does.
    if (!word || word.ends >>> 24 !== first || !brand.startsWith(word.text)) continue;
    let begun = '';
    for (let to = from; to < words.length && brand.startsWith(begun); to += 1) {
      begun += words[to]?.text ?? '';
      if (begun !== brand) continue;
      const rest = [...words.slice(0, from), ...words.slice(to + 1)];
      return rest.some(({ kind }) => kind !== 'filler') ? withoutBrand(rest, brand) : words;
    }
  }
  return words;
}
