/** Ranges around the usual price, as shares of it, with their probability in percent. */
const priceRanges = [
  { often: 25, from: 0.82, to: 0.95 },
  { often: 25, from: 0.95, to: 1 },
  { often: 35, from: 1, to: 1.04 },
  { often: 15, from: 1.04, to: 1.1 },
] as const;

/**
 * The next price of a demo store. Below or above the usual price with equal probability, so that
 * prices do not drift.
 * `random` returns numbers from 0 up to, not including, 1.
 */
export function simulatePrice(
  { currentCents, usualCents }: { currentCents: number; usualCents: number },
  random: () => number,
): number {
  let left = random() * 100;
  const priceRange = priceRanges.find(({ often }) => {
    left -= often;
    return left < 0;
  });
  const { from, to } = priceRange ?? priceRanges[0];
  const cents = asPriceTag(usualCents * (from + random() * (to - from)));
  if (cents !== currentCents) return cents;
  return cents > usualCents ? cents - 10 : cents + 10;
}

/** Rounds to a price that ends in nine cents, at least a dollar. */
function asPriceTag(cents: number): number {
  return Math.max(109, Math.round((cents + 1) / 10) * 10 - 1);
}
