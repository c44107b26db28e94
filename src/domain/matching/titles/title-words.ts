import type { WordKind } from '../words/word-kind';
import { degrees, opensAside } from '../words/word-of';
import { plainWords } from './plain-words';
import type { TitleWord } from './title-word';

/** A word without its context. */
export type WordOf = (text: string) => TitleWord;

/** The words of a normalized title with their kinds. */
export function titleWords(title: string, wordOf: WordOf): TitleWord[] {
  const words: TitleWord[] = [];
  const [head = '', ...tails] = /[-–—|:] /.test(title) ? title.split(/ [-–—|] |: /) : [title];
  addWords(words, plainWords(head).map(wordOf), false, false);
  for (const tail of tails) {
    const part = plainWords(tail).map(wordOf);
    const isAfter = words.length > 0;
    const saysForm = part.some(({ kind }) => kind === 'form');
    // A subtitle of several words describes; one or two words name a shade, scent or product of a
    // line.
    const isShade = isAfter && part.length <= 2 && !saysForm;
    addWords(words, part, isAfter && part.length > 3, isShade);
  }
  return inContext(words);
}

function addWords(
  words: TitleWord[],
  part: readonly TitleWord[],
  isSubtitle: boolean,
  isShade: boolean,
): void {
  let aside = isSubtitle;
  for (const word of part) {
    if (words.length > 1 && opensAside.has(word.text)) aside = true;
    if (isShade && isSoft(word.kind)) words.push({ ...word, kind: 'variant', aside });
    else words.push(aside ? { ...word, aside } : word);
  }
}

/** Whether shops freely add or omit words of this kind. */
function isSoft(kind: WordKind): boolean {
  return kind === 'praise' || kind === 'grade' || kind === 'active' || kind === 'audience';
}

/** Resolves words whose meaning depends on their neighbors. */
export function inContext(words: TitleWord[]): TitleWord[] {
  let meant = words;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const here = meantBetween(words[at - 1], word, words[at + 1]);
    if (here === word) continue;
    // Neighbors are compared by their own kind, not the resolved one.
    if (meant === words) meant = [...words];
    meant[at] = here;
  }
  return meant;
}

/** 'Intense hydration' and '24 hour' are adjectives, but 'Cream Intense' is another cream. */
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

/** 'No. 4C', 'Vitamin A', 'Nail Color N': a letter after these identifies the product. */
function isWhichOne(
  { kind, stem }: TitleWord,
  before: TitleWord | undefined,
  next: TitleWord | undefined,
): boolean {
  if (!before || stem === 'hour' || kind === 'number') return false;
  if (before.kind === 'number') return kind === 'filler' || kind === 'active';
  return kind === 'filler' && (before.stem === 'vitamin' || next === undefined);
}

/**
 * Removes the brand from the words, however it is spaced: 'Belif Problem Solution Toner' by Belif
 * is 'Problem Solution Toner'.
 */
export function withoutBrand(words: TitleWord[], brand: string): TitleWord[] {
  if (brand === '') return words;
  const first = brand.charCodeAt(0) & 0xff;
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from];
    // Fast path: most words do not start with the brand's first letter.
    if (!word || word.ends >>> 24 !== first || !brand.startsWith(word.text)) continue;
    let begun = '';
    for (let to = from; to < words.length && brand.startsWith(begun); to += 1) {
      begun += words[to]?.text ?? '';
      if (begun !== brand) continue;
      // The brand is usually first.
      const rest = from === 0 ? words.slice(to + 1) : words.toSpliced(from, to + 1 - from);
      return rest.some(({ kind }) => kind !== 'filler') ? withoutBrand(rest, brand) : words;
    }
  }
  return words;
}
