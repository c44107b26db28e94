import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import type { BrandName } from '../words/brand-key';
import { areSynonyms } from '../words/synonyms';
import { differByTypo } from '../words/typos';

/** Where an unshared word is, relative to the words that both titles have. */
type WordPlace = 'before' | 'inside' | 'after';

/** A word that only one of two titles has. */
export interface UnsharedWord {
  word: TitleWord;
  place: WordPlace;
  /** Its position in the title. */
  at: number;
}

/** The words of two titles: those that both have, and those that only one has. */
export interface AlignedWords {
  /** In the spelling of the offer, unless only the product writes it as one word. */
  shared: readonly TitleWord[];
  /** How many of them have only the same meaning. */
  synonyms: number;
  offerOnly: readonly UnsharedWord[];
  productOnly: readonly UnsharedWord[];
}

/** What became of a word: it may be in both titles, in one, or say nothing. */
type Mark = 'open' | 'shared' | 'idle';

interface Side {
  words: readonly TitleWord[];
  marks: Mark[];
}

const maxGluedWords = 3;

/**
 * Pairs the words of two titles: by stem, by different spacing, by one letter of difference, and by
 * meaning. Filler words, brand names and repetitions are dropped.
 */
export function alignWords(offer: Title, product: Title): AlignedWords {
  // A word may have several partners: the result must not depend on the order of the titles.
  if (isBefore(product.words, offer.words)) {
    const { offerOnly, productOnly, ...both } = alignInOrder(product, offer);
    return { ...both, offerOnly: productOnly, productOnly: offerOnly };
  }
  return alignInOrder(offer, product);
}

function isBefore(one: readonly TitleWord[], other: readonly TitleWord[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  for (const [at, { text }] of one.entries()) {
    const second = other[at]?.text ?? '';
    if (text !== second) return text < second;
  }
  return false;
}

function alignInOrder(offer: Title, product: Title): AlignedWords {
  const left = sideOf(offer);
  const right = sideOf(product);
  const shared: TitleWord[] = [];
  let synonyms = 0;
  pairByStem(left, right, shared);
  if (hasOpen(left) && hasOpen(right)) {
    pairGlued(left, right, shared);
    pairGlued(right, left, shared);
    pairBy(differByTypo, left, right, shared);
    const sameWords = shared.length;
    pairBy(areSynonyms, left, right, shared, isAdjective);
    synonyms = shared.length - sameWords;
  }
  dropIdle(left, shared, offer.brand, product.brand);
  dropIdle(right, shared, product.brand, offer.brand);
  return { shared, synonyms, offerOnly: unsharedOf(left), productOnly: unsharedOf(right) };
}

const sideOf = ({ words }: Title): Side => ({ words, marks: words.map(() => 'open') });

const hasOpen = ({ marks }: Side): boolean => marks.includes('open');

function pairByStem(left: Side, right: Side, shared: TitleWord[]): void {
  for (const [at, word] of left.words.entries()) {
    const other = right.words.findIndex(
      ({ stemKey, stem }, place) =>
        stemKey === word.stemKey && right.marks[place] === 'open' && stem === word.stem,
    );
    if (other < 0) continue;
    left.marks[at] = 'shared';
    right.marks[other] = 'shared';
    if (word.kind !== 'filler') shared.push(word);
  }
}

/** 'UnCoverup' is 'Un Cover-Up': one word of a title is two or three of the other. */
function pairGlued(spaced: Side, whole: Side, shared: TitleWord[]): void {
  for (const [at, word] of whole.words.entries()) {
    if (whole.marks[at] !== 'open') continue;
    for (let from = 0; from < spaced.words.length - 1; from += 1) {
      const length = gluedLength(spaced.words, from, word.text);
      const parts = spaced.marks.slice(from, from + length);
      if (!parts.includes('open')) continue;
      spaced.marks.fill('shared', from, from + length);
      whole.marks[at] = 'shared';
      shared.push(word);
      break;
    }
  }
}

/** How many words from here on make up a text: 2 or 3; 0 if they do not. */
function gluedLength(words: readonly TitleWord[], from: number, text: string): number {
  let length = 0;
  for (let at = from; at < words.length && at < from + maxGluedWords; at += 1) {
    const part = words[at]?.text ?? '';
    if (!text.startsWith(part, length)) return 0;
    length += part.length;
    if (length === text.length) return at > from ? at + 1 - from : 0;
  }
  return 0;
}

function pairBy(
  isPair: (one: TitleWord, other: TitleWord) => boolean,
  left: Side,
  right: Side,
  shared: TitleWord[],
  isExcluded: (words: readonly TitleWord[], at: number) => boolean = () => false,
): void {
  for (const [at, word] of left.words.entries()) {
    if (left.marks[at] !== 'open' || isExcluded(left.words, at)) continue;
    const other = right.words.findIndex(
      (candidate, place) =>
        right.marks[place] === 'open' && isPair(word, candidate) && !isExcluded(right.words, place),
    );
    if (other < 0) continue;
    left.marks[at] = 'shared';
    right.marks[other] = 'shared';
    shared.push(word);
  }
}

/** 'Makeup' is a foundation, but not in 'Makeup Primer'. */
function isAdjective(words: readonly TitleWord[], at: number): boolean {
  return words[at]?.text === 'makeup' && words[at + 1]?.kind === 'form';
}

/** Marks words that say nothing: filler, the other title's spelling of the brand, repetitions. */
function dropIdle(
  { words, marks }: Side,
  shared: readonly TitleWord[],
  own: BrandName,
  theirs: BrandName,
): void {
  // A scent has no product type: 'Noir de Noir' is not 'Noir'.
  const isScent = !words.some(({ kind }) => kind === 'form' || kind === 'part');
  const isOneBrand = own !== theirs && (own.key === theirs.key || own.key === '');
  for (const [at, { text, stem, kind }] of words.entries()) {
    if (marks[at] !== 'open') continue;
    const isBrand = isOneBrand && theirs.telling.includes(text);
    const isRepeated = !isScent && shared.some((word) => word.stem === stem);
    if (kind === 'filler' || isBrand || isRepeated) marks[at] = 'idle';
  }
}

function unsharedOf({ words, marks }: Side): UnsharedWord[] {
  const first = marks.indexOf('shared');
  const last = marks.lastIndexOf('shared');
  const unshared: UnsharedWord[] = [];
  for (const [at, word] of words.entries()) {
    if (marks[at] !== 'open') continue;
    const place = at < first ? 'before' : at > last ? 'after' : 'inside';
    unshared.push({ word, place, at });
  }
  return unshared;
}
