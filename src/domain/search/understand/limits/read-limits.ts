import type { Token, TokenizedText } from '../../text/tokenize';
import type { LimitMatch } from './limit-match';
import { atLeast, isWord, skip, upTo } from './limit-words';
import { gapAfter, isAmountWord } from './read-amounts';
import { readBounds } from './read-bounds';
import { readRating } from './read-rating';
import { readSpf } from './read-spf';

/** All prices, sizes, SPFs, ratings and percentages off of a query. */
export function readLimits(text: TokenizedText): LimitMatch[] {
  const limits: LimitMatch[] = [];
  if (!text.tokens.some(mayBeAmount)) return limits;
  for (let at = 0; at < text.tokens.length; ) {
    const limit = text.tokens[at]?.isLiteral ? null : readLimit(text, at);
    if (limit) limits.push(limit);
    at = limit?.end ?? at + 1;
  }
  return limits;
}

const mayBeAmount = ({ text, value }: Token): boolean =>
  value !== null || text === 'spf' || isAmountWord(text);

/** The limit that starts at a token; null: none. */
function readLimit(text: TokenizedText, at: number): LimitMatch | null {
  return (
    readDiscount(text, at) ?? readRating(text, at) ?? readSpf(text, at) ?? readBounds(text, at)
  );
}

/** "50% off", "at least 30% off". */
function readDiscount(text: TokenizedText, at: number): LimitMatch | null {
  const valueAt = skip(text, at, [...upTo, ...atLeast]) ?? at;
  const isPercent = text.tokens[valueAt]?.value != null && gapAfter(text, valueAt).startsWith('%');
  if (!isPercent || !isWord(text, valueAt + 1, 'off')) return null;
  return { at, end: valueAt + 2, slot: { kind: 'sale' }, label: 'On sale' };
}
