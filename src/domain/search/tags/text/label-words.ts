import { foldLetters } from '../../fold';

/** Separate clauses; no phrase contains one. */
export const clauseEnd = '.';
/** Separates the items of a list. */
export const listBreak = ',';

const tokenPattern = /[\p{L}\p{N}]+|[.;:!?()|,/\n–—]/gu;
const decimalPoint = /(\d)[.,](\d)/g;

/** The words of a label's text in their normal form, with marks between clauses. */
export function labelWords(text: string): string[] {
  const letters = plainLetters(text);
  const tokens = letters.match(tokenPattern) ?? [];
  return tokens.map((token) => marks.get(token) ?? normalWord(token));
}

const marks = new Map<string, string>([...'.;:!?()|/\n–—'].map((mark) => [mark, clauseEnd]));
marks.set(',', listBreak);

const beyondAscii = /[^\0-\x7f]/;

/** Like `foldLetters`; most texts have no letters that need it. */
function plainLetters(text: string): string {
  const plain = text.replace(/['’]/g, '');
  const letters =
    beyondAscii.test(plain) || plain.includes('&') ? foldLetters(plain) : plain.toLowerCase();
  return /\d/.test(letters) ? letters.replace(decimalPoint, '$1$2') : letters;
}

/** Words repeat; their normal form is computed once. */
const knownWords = new Map<string, string>();
const maxKnownWords = 20_000;

/** A word in the singular and in American spelling. */
export function normalWord(word: string): string {
  let normal = knownWords.get(word);
  if (normal === undefined) {
    normal = american(singular(word));
    if (knownWords.size >= maxKnownWords) knownWords.clear();
    knownWords.set(word, normal);
  }
  return normal;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function american(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/^colour/, 'color')
    .replace(/^(moistur|volum|minim|neutral|hydrat|revital)is(?=e|i)/, '$1iz')
    .replace(/^(anti)?ageing$/, '$1aging')
    .replace(/^grey/, 'gray')
    .replace(/^fibre/, 'fiber')
    .replace(/^sulph/, 'sulf')
    .replace(/^odour/, 'odor');
}
