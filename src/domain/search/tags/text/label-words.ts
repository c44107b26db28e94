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
  return tokens.map((token) => marks.get(token) ?? normalizeWord(token));
}

const marks: ReadonlyMap<string, string> = new Map([
  ...[...'.;:!?()|/\n–—'].map((mark) => [mark, clauseEnd] as const),
  [',', listBreak],
]);

const beyondAscii = /[^\0-\x7f]/;

/** Like `foldLetters`; most texts have no letters that need it. */
export function foldLabel(text: string): string {
  const plain = text.replace(/['’]/g, '');
  const letters =
    beyondAscii.test(plain) || plain.includes('&') ? foldLetters(plain) : plain.toLowerCase();
  return /\d/.test(letters) ? letters.replace(decimalPoint, '$1$2') : letters;
}
