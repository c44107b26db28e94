import { foldLetters, queryLimits } from '../fold';

/** A word or number of a query. */
export interface Token {
  /** Folded: lower case, no accents, no apostrophes; numbers without thousands separators. */
  text: string;
  /** Null: not a number. */
  value: number | null;
  from: number;
  to: number;
  /** What was typed between the previous word and this one: spaces and signs. */
  gap: string;
  isLiteral: boolean;
}

export interface TokenizedText {
  tokens: Token[];
  /** What was typed after the last word. */
  tail: string;
}

const maxTokens = 48;
const units =
  'ml|mls|cl|l|ltr|liters?|litres?|oz|fl|floz|ounces?|g|gr|gm|grams?|kg|lbs?|ct|count|pk|packs?|pcs?|pieces?|mg|mcg|iu|mm|cm|inch(?:es)?|usd|dollars?|bucks?|quid|spf|ish';
/**
 * In order: a number that ends or is followed by a unit, SPF directly before a number, w/o, a
 * word directly before a size, any other word, an ampersand, a quotation mark.
 */
const pattern = new RegExp(
  `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\.\\d+)(?=(?:${units})?(?![\\p{L}\\p{N}]))` +
    '|spf(?=\\d)|w/o(?:ut)?(?!\\p{L})|[a-z]{3,20}(?=\\d{1,4}(?:ml|oz|g)(?![\\p{L}\\p{N}]))|[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\'’ʼ´`′]*|&|["“”„]',
  'giu',
);
const shorthands: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['w/o', 'without'],
  ['w/out', 'without'],
]);
const isQuote = /^["“”„]$/;
const isNumber = /^[\d.,]+$/;
const isPlain = /^[a-z0-9]+$/;
const notLetters = /[^\p{L}\p{N}]+/gu;

/** Words and numbers of a query with their places in the text. Never throws. */
export function tokenize(text: string): TokenizedText {
  const cut = text.slice(0, queryLimits.maxCharacters);
  const tokens: Token[] = [];
  const quotes = cut.match(/["“”„]/g)?.length ?? 0;
  // An unclosed quotation mark at the end means nothing.
  let quotesLeft = quotes - (quotes % 2);
  let isLiteral = false;
  let end = 0;
  for (const match of cut.matchAll(pattern)) {
    const raw = match[0];
    const from = match.index;
    if (isQuote.test(raw)) {
      if (quotesLeft > 0) isLiteral = !isLiteral;
      quotesLeft--;
      continue;
    }
    const value = isNumber.test(raw) ? Number(raw.replaceAll(',', '')) : null;
    const folded =
      shorthands.get(raw.toLowerCase()) ?? (value === null ? fold(raw) : raw.replaceAll(',', ''));
    if (folded === '') continue;
    const to = from + raw.length;
    tokens.push({
      text: folded,
      value,
      from,
      to,
      gap: cut.slice(end, from),
      isLiteral,
    });
    end = to;
    if (tokens.length === maxTokens) break;
  }
  return { tokens, tail: cut.slice(end, end + 8) };
}

function fold(raw: string): string {
  const lower = raw.toLowerCase();
  const folded = isPlain.test(lower) ? lower : foldLetters(raw).replace(notLetters, '');
  return folded.slice(0, queryLimits.maxWordLength);
}
