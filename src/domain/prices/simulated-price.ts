/** How far from its usual price a store goes, as shares of it, and how often out of a hundred. */
const priceRanges = [
  { often: 25, from: 0.82, to: 0.95 },
  { often: 25, from: 0.95, to: 1 },
  { often: 35, from: 1, to: 1.04 },
  { often: 15, from: 1.04, to: 1.1 },
] as const;

/**
 * What an invented store might ask next. Half of the time it is below what it usually asks and half
 * above, so that however long this goes on, prices stay where they were.
 * `random` gives numbers from 0 to below 1.
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

/** Prices end in nine cents here; nothing costs less than a dollar. */
function asPriceTag(cents: number): number {
  return Math.max(109, Math.round((cents + 1) / 10) * 10 - 1);
}
