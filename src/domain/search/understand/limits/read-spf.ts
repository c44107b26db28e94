import type { TokenizedText } from '../../text/tokenize';
import type { LimitMatch } from './limit-match';
import { atLeast, isWord, orMore, phrases, skip } from './limit-words';
import { gapAfter } from './read-amounts';

const minSpf = 2;
const maxSpf = 130;
const highSpf = 50;

/** "Budget SPF 50" limits the price, so these are fewer than before prices. */
const below = phrases('lower than|less than|under|below');
const upTo = phrases('no more than|not more than|no higher than|not over|not above|at most|up to');
const orLess = phrases('or less|or under|or below|or lower|and under|and below|max|maximum');

/** "SPF 30", "at least factor 50", "30 SPF or higher", "SPF 15 or less", "with SPF". */
export function readSpf(text: TokenizedText, at: number): LimitMatch | null {
  const behindBelow = skip(text, at, below);
  const behindMost = behindBelow ?? skip(text, at, upTo);
  const start = behindMost ?? skip(text, at, atLeast) ?? at;
  const typed = readFactor(text, start);
  if (typed) {
    const { value, end } = typed;
    const behindLess = skip(text, end, orLess);
    if (behindBelow !== null) return atMost(at, end, value - 1, `Under SPF ${value}`);
    if (behindMost !== null || behindLess !== null)
      return atMost(at, behindLess ?? end, value, `Up to SPF ${value}`);
    return from(at, rangeEnd(text, end) ?? skip(text, end, orMore) ?? end, value);
  }
  if (isWord(text, at, 'high') && isWord(text, at + 1, 'spf')) return from(at, at + 2, highSpf);
  if (!isWord(text, start, 'spf')) return null;
  const slot = { kind: 'spf', min: 1, max: null } as const;
  return { at: start, end: start + 1, slot, label: 'With SPF' };
}

/** "SPF 30", "SPF of 30", "factor 30", "30 SPF"; null: none starts here. */
function readFactor(text: TokenizedText, at: number): { value: number; end: number } | null {
  const isFirst = isWord(text, at, 'spf') || isWord(text, at, 'factor');
  const valueAt = isFirst ? at + (isWord(text, at + 1, 'of') ? 2 : 1) : at;
  const token = text.tokens[valueAt];
  if (!token || token.isLiteral || token.value === null) return null;
  const value = Math.round(token.value);
  if (value < minSpf || value > maxSpf) return null;
  if (isFirst) return { value, end: valueAt + 1 };
  return isWord(text, valueAt + 1, 'spf') ? { value, end: valueAt + 2 } : null;
}

/** The end of "SPF 30-50" and "SPF 30 to 50"; null: it is no range. */
function rangeEnd(text: TokenizedText, end: number): number | null {
  const isDash = /^ ?[-–—] ?$/.test(gapAfter(text, end - 1));
  const highAt = isDash ? end : isWord(text, end, 'to') ? end + 1 : null;
  const high = highAt === null ? null : (text.tokens[highAt]?.value ?? null);
  return highAt !== null && high !== null && high <= maxSpf ? highAt + 1 : null;
}

const from = (at: number, end: number, min: number): LimitMatch => ({
  at,
  end,
  slot: { kind: 'spf', min, max: null },
  label: `SPF ${min}+`,
});

const atMost = (at: number, end: number, max: number, label: string): LimitMatch => ({
  at,
  end,
  slot: { kind: 'spf', min: 1, max },
  label,
});
