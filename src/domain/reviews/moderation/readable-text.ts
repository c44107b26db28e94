import { withLatinLetters } from './look-alikes';
import { phraseTokens } from './phrases';

/** A review as the rules read it: tricks with letters are undone, the meaning stays. */
export interface ReadableText {
  /** Title and text with compatibility forms replaced and invisible characters removed. */
  plain: string;
  /** The same in lower case, with l e t t e r s that stand apart joined. */
  lower: string;
  /** Words and ends of sentences of `lower`, for phrases. */
  tokens: readonly string[];
}

// Zero-width characters, the soft hyphen, variation selectors and tags.
const invisible =
  /\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E007F}]/gu;
const accents = /[\u0300-\u036F]{2,}/g;
const lettersApart =
  /(?<![\p{L}\p{N}])\p{L}([ .*_-])\p{L}(?![\p{L}\p{N}])(?:\1\p{L}(?![\p{L}\p{N}]))+/gu;

/** Longer texts are not stored; the limit bounds the time that a text can cost. */
export const maxJudgedLength = 6_000;

/** Undoes look-alike letters, invisible characters and letters that stand apart. */
export function readText(title: string, text: string): ReadableText {
  const plain = withLatinLetters(
    `${title}\n${text}`
      .slice(0, maxJudgedLength)
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(accents, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”„«»]/g, '"'),
  );
  const joined = plain.replace(lettersApart, (letters) => letters.replace(/[ .*_-]/g, ''));
  const lower = joined.toLowerCase();
  return { plain, lower, tokens: phraseTokens(lower) };
}
