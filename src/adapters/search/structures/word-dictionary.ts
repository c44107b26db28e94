import { normalizeWord } from '~/domain/search/text/normalize-word';
import { allowedEdits, isNear } from '~/domain/search/typo';
import { popCount } from './bitset';
import { buildPostings, groupSize, itemsOf, type Postings } from './postings';
import { rangeTo, sortInSteps } from './sorted-order';
import { placeOf, rangeBeginningWith } from './sorted-texts';
import { forEachChunk, type Steps } from './steps';

/**
 * How a typed word may match a known one, from narrow to wide: as a whole in any of its forms, at its
 * beginning, inside, or with edits.
 */
export type Reach = 'whole' | 'begins' | 'inside' | 'one-edit' | 'two-edits';

/**
 * Distinct words, sorted and numbered by position, so that words with the same prefix are
 * neighbors.
 */
export interface WordDictionary {
  words: readonly string[];
  /** Bit set of a word's letters; see `letterBit`. */
  letters: Uint32Array;
  /** Words by length; the longest share one group. */
  lengths: Postings;
  /** `letters` in the order of `lengths`. */
  lettersByLength: Uint32Array;
  /** Words by pair of neighboring letters. */
  pairs: Postings;
  /** Words that differ from their stem, by stem. */
  forms: ReadonlyMap<string, readonly number[]>;
}

const alphabet = 37;
/** Queries never contain longer words. */
const maxIndexedLength = 63;

/** a to z, 0 to 9, and one code for everything else. */
function letterCode(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return code - 22;
  return 36;
}

/** One bit per letter, two digits share one, everything else has the last. */
const letterBit = (code: number): number =>
  1 << (code < 26 ? code : code < 36 ? 26 + ((code - 26) >> 1) : 31);

const pairAt = (word: string, at: number): number =>
  letterCode(word, at) * alphabet + letterCode(word, at + 1);

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= letterBit(letterCode(word, at));
  return bits;
}

export function* buildDictionary(distinctWords: Iterable<string>): Steps<WordDictionary> {
  const unsorted = [...distinctWords];
  const order = yield* sortInSteps(rangeTo(unsorted.length), (a, b) =>
    unsorted[a]! < unsorted[b]! ? -1 : 1,
  );
  const words = Array.from(order, (number) => unsorted[number]!);
  yield;
  const pairs = yield* buildPostings(alphabet * alphabet, words.length, (index, emit) => {
    const word = words[index]!;
    for (let at = 0; at + 1 < word.length; at++) emit(pairAt(word, at));
  });
  const letters = Uint32Array.from(words, lettersOf);
  yield;
  const lengths = yield* buildPostings(maxIndexedLength + 1, words.length, (index, emit) =>
    emit(Math.min(words[index]!.length, maxIndexedLength)),
  );
  const lettersByLength = Uint32Array.from(lengths.items, (index) => letters[index]!);
  return { words, letters, lengths, lettersByLength, pairs, forms: yield* formsOf(words) };
}

function* formsOf(words: readonly string[]): Steps<Map<string, number[]>> {
  const forms = new Map<string, number[]>();
  yield* forEachChunk(words.length, (from, to) => {
    for (let index = from; index < to; index++) {
      const word = words[index]!;
      const stem = normalizeWord(word);
      if (stem === word) continue;
      const known = forms.get(stem);
      if (known) known.push(index);
      else forms.set(stem, [index]);
    }
  });
  return forms;
}

/** All forms of a word, possibly without the typed one. */
function otherForms(dictionary: WordDictionary, typed: string): readonly number[] {
  const stem = normalizeWord(typed);
  const others = dictionary.forms.get(stem) ?? [];
  return stem === typed ? others : [...exactWord(dictionary, stem), ...others];
}

/** All forms of a word. */
function formsOfWord(dictionary: WordDictionary, typed: string): number[] {
  const stem = normalizeWord(typed);
  return [...exactWord(dictionary, stem), ...(dictionary.forms.get(stem) ?? [])];
}

function exactWord(dictionary: WordDictionary, word: string): number[] {
  const at = wordIndexOf(dictionary, word);
  return dictionary.words[at] === word ? [at] : [];
}

/** The index where a word is or would be inserted. */
export const wordIndexOf = ({ words }: WordDictionary, word: string): number =>
  placeOf(words, word);

/** Range of the words that begin with `start`. */
export const prefixRange = ({ words }: WordDictionary, start: string): [number, number] =>
  rangeBeginningWith(words, start);

/** The reach that a short word allows. */
export function narrowReach(typed: string, reach: Reach): Reach {
  if (reach === 'whole' || reach === 'begins' || reach === 'inside') return reach;
  const edits = allowedEdits(typed);
  if (edits === 0) return 'inside';
  return edits === 1 ? 'one-edit' : reach;
}

export function findWords(dictionary: WordDictionary, typed: string, maxReach: Reach): number[] {
  const reach = narrowReach(typed, maxReach);
  if (reach === 'whole') return formsOfWord(dictionary, typed);
  const forms = otherForms(dictionary, typed);
  if (reach === 'begins') {
    const [from, to] = prefixRange(dictionary, typed);
    const others = forms.filter((index) => index < from || index >= to);
    for (let index = from; index < to; index++) others.push(index);
    return others;
  }
  const found =
    reach === 'inside'
      ? wordsContaining(dictionary, typed)
      : wordsNear(dictionary, typed, reach === 'one-edit' ? 1 : 2);
  const others = forms.filter((index) => !dictionary.words[index]?.includes(typed));
  return others.length === 0 ? found : [...new Set([...found, ...others])];
}

/** Filters words like findWords. */
export function filterWords(
  dictionary: WordDictionary,
  some: Iterable<number>,
  typed: string,
  maxReach: Reach,
): number[] {
  const reach = narrowReach(typed, maxReach);
  const edits = reach === 'two-edits' ? 2 : reach === 'one-edit' ? 1 : 0;
  const { words, letters } = dictionary;
  const bits = lettersOf(typed);
  const forms = formsOfWord(dictionary, typed);
  const found: number[] = [];
  for (const index of some) {
    if (forms.includes(index)) {
      found.push(index);
      continue;
    }
    if (reach === 'whole') continue;
    if (popCount(bits & ~letters[index]!) > edits) continue;
    const word = words[index]!;
    const fits = reach === 'begins' ? word.startsWith(typed) : word.includes(typed);
    if (fits || (edits > 0 && isNear(typed, word, edits))) found.push(index);
  }
  return found;
}

/** Words that contain `typed`, found through its rarest letter pair. */
function wordsContaining(dictionary: WordDictionary, typed: string): number[] {
  const { words, pairs } = dictionary;
  const found: number[] = [];
  if (typed.length === 1) {
    const bits = lettersOf(typed);
    for (let index = 0; index < words.length; index++) {
      if ((dictionary.letters[index]! & bits) === 0) continue;
      if (words[index]?.includes(typed)) found.push(index);
    }
    return found;
  }
  let rarest = pairAt(typed, 0);
  for (let at = 1; at + 1 < typed.length; at++) {
    const pair = pairAt(typed, at);
    if (groupSize(pairs, pair) < groupSize(pairs, rarest)) rarest = pair;
  }
  for (const index of itemsOf(pairs, rarest)) {
    if (words[index]?.includes(typed)) found.push(index);
  }
  return found;
}

/**
 * Words within the allowed edits of `typed`. Each letter that only one of them has costs an edit,
 * which rules out nearly all words before any text is compared.
 */
function wordsNear(dictionary: WordDictionary, typed: string, edits: number): number[] {
  if (needsMoreEdits(dictionary, typed, edits)) return [];
  const { words, letters, lengths, lettersByLength } = dictionary;
  const bits = lettersOf(typed);
  const found = new Set(wordsContaining(dictionary, typed));
  const [from, to] = prefixRange(dictionary, typed.charAt(0));
  for (let index = from; index < to; index++) {
    if (popCount(bits & ~letters[index]!) > edits) continue;
    if (isNear(typed, words[index]!, edits)) found.add(index);
  }
  const first = lengths.starts[typed.length - edits] ?? 0;
  const end = lengths.starts[typed.length + edits + 1] ?? 0;
  for (let at = first; at < end; at++) {
    const others = lettersByLength[at]!;
    if (popCount(bits & ~others) > edits || popCount(others & ~bits) > edits) continue;
    const index = lengths.items[at]!;
    if (isNear(typed, words[index]!, edits)) found.add(index);
  }
  return [...found];
}

/**
 * Whether the letter pairs that no word has need more edits than allowed; rejects nonsense early.
 * One edit fixes two neighboring pairs; three if two letters were swapped, and then some word has
 * them in the other order.
 */
function needsMoreEdits({ pairs }: WordDictionary, typed: string, edits: number): boolean {
  let needed = 0;
  for (let at = 0; at + 1 < typed.length; at++) {
    if (groupSize(pairs, pairAt(typed, at)) > 0) continue;
    needed++;
    if (needed > edits) return true;
    const swapped = letterCode(typed, at + 2) * alphabet + letterCode(typed, at + 1);
    at += groupSize(pairs, swapped) > 0 ? 2 : 1;
  }
  return false;
}
