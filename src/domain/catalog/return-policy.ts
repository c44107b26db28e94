export type ReturnRating = 'Excellent' | 'Very Good' | 'Good';

/** A parsed return policy. */
export interface ReturnPolicy {
  /** Return window: a number of days, no limit, or null when the text does not say. */
  window: { days: number } | 'no limit' | null;
  /** The part about the window, in the retailer's words. */
  policy: string;
  conditions: string;
  /** Null: unknown. */
  rating: ReturnRating | null;
}

/** A window of at least this many days is long: enough to try a product. */
const longWindowDays = 60;

/** Reads a policy such as '60 days, new or gently used, with receipt'. */
export function readReturnPolicy(text: string): ReturnPolicy {
  const comma = text.indexOf(',');
  const policy = (comma < 0 ? text : text.slice(0, comma)).trim();
  const conditions = comma < 0 ? '' : text.slice(comma + 1).trim();
  const window = readWindow(policy);
  return { window, policy, conditions, rating: rate(window, conditions) };
}

function readWindow(policy: string): ReturnPolicy['window'] {
  const [, days] = /^(\d{1,4}) days?\b/i.exec(policy) ?? [];
  if (days) return { days: Number(days) };
  return /^no (time )?limit/i.test(policy) ? 'no limit' : null;
}

/**
 * What matters for beauty products is a long window and accepting opened items: both, or no limit,
 * is excellent; one of them very good.
 */
function rate(window: ReturnPolicy['window'], conditions: string): ReturnRating | null {
  if (window === null) return null;
  if (window === 'no limit') return 'Excellent';
  const isLong = window.days >= longWindowDays;
  const takesUsed = /(?<!un)used\b/i.test(conditions);
  if (isLong && takesUsed) return 'Excellent';
  return isLong || takesUsed ? 'Very Good' : 'Good';
}
