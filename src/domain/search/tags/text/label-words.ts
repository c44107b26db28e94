import { foldLetters } from '../../fold';
import { normalizeWord } from '../../text/normalize-word';

/** Separate clauses; no phrase contains one. */
export const clauseEnd = '.';
/** Separates the items of a list. */
export const listBreak = ',';

const tokenPattern = /[\p{L}\p{N}]+|[.;:!?()|,/\n–—]/gu;
const decimalPoint = /(\d)[.,](\d)/g;

/** The words of a label's text in their normal form, with marks between clauses. */
export function labelWords(text: string): string[] {
  return foldedWords(foldLabel(text));
}

/** Like `labelWords`, for a text that `foldLabel` has folded. */
export function foldedWords(letters: string): string[] {
  const tokens = letters.match(tokenPattern) ?? [];
  return tokens.map((token) => marks.get(token) ?? normalWord(token));
}

const marks = new Map<string, string>([...'.;:!?()|/\n–—'].map((mark) => [mark, clauseEnd]));
marks.set(',', listBreak);

const beyondAscii = /[^\0-\x7f]/;

/** Like `foldLetters`; most texts have no letters that need it. */
export function foldLabel(text: string): string {
  const plain = text.replace(/['’]/g, '');
  const letters =
    beyondAscii.test(plain) || plain.includes('&') ? foldLetters(plain) : plain.toLowerCase();
  return /\d/.test(letters) ? letters.replace(decimalPoint, '$1$2') : letters;
}

/** Words repeat; their normal form is computed once. */
const knownWords = new Map<string, string>();
const maxKnownWords = 20_000;

/** A folded word in the form under which the vocabulary is compared. */
export function normalWord(word: string): string {
  let normal = knownWords.get(word);
  if (normal === undefined) {
    normal = normalizeWord(word);
    if (knownWords.size >= maxKnownWords) knownWords.clear();
    knownWords.set(word, normal);
  }
  return normal;
}
