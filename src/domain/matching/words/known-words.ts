import { hashText } from '~/domain/hash-text';
import { ownCopy } from '~/domain/own-copy';
import { mayBeScent } from '../rules/concentration';
import { mayBePack } from '../rules/packs';
import type { TitleWord } from '../titles/title-word';
import { type WordKind, wordKind } from './word-kind';
import { wordStem } from './word-stem';
import { hashLetters, WordsInText } from './words-in-text';

/** It does not start a pack or a fragrance concentration. */
export const isSimple = 1;
export const endsInOil = 2;
export const beginsAside = 4;
/** Its meaning may depend on neighboring words. */
export const isContextual = 8;

export const degrees = new Set(['intense', 'extra', 'deep', 'dark']);
export const opensAside = new Set(['for', 'with', 'avec', 'mit', 'infused']);

const wordCache = new Map<string, TitleWord>();
/** The cached words that consist of letters a to z. */
export const inText = new WordsInText<TitleWord>();

/** A word without context; the same few thousand words make up most titles. */
export function wordOf(said: string): TitleWord {
  let word = wordCache.get(said);
  if (word === undefined) {
    const text = ownCopy(said);
    const stem = wordStem(text);
    // Signed, so that V8 stores it without a heap number.
    const stemKey = hashText(stem) | 0;
    const ends = endsOf(text);
    const kind = wordKind(text, stem);
    const traits = traitsOf(text, kind);
    word = { text, stem, stemKey, ends, kind, aside: false, lastNumber: 0, traits };
    cacheWord(word);
  }
  return word;
}

function traitsOf(text: string, kind: WordKind): number {
  const isPlain = !mayBePack(text) && !mayBeScent(text) && !text.endsWith('eau');
  const mayDepend = kind === 'number' || kind === 'grade' || text.length === 1 || degrees.has(text);
  return (
    (isPlain ? isSimple : 0) |
    (text.endsWith('oil') ? endsInOil : 0) |
    (opensAside.has(text) ? beginsAside : 0) |
    (mayDepend ? isContextual : 0)
  );
}

function cacheWord(word: TitleWord): void {
  // Feeds bring ever more new words, so the cache is cleared when full. Not an LRU: `inText`
  // indexes the same words and cannot evict single ones.
  if (wordCache.size > 50_000) {
    wordCache.clear();
    inText.clear();
  }
  wordCache.set(word.text, word);
  const hash = hashLetters(word.text);
  if (hash !== null) inText.add(word, hash);
}

/** One byte per letter, which distinguishes most words. */
function endsOf(text: string): number {
  const { length } = text;
  const letter = (at: number) => text.charCodeAt(at) & 0xff;
  return (letter(0) << 24) | (letter(1) << 16) | (letter(length - 2) << 8) | letter(length - 1);
}
