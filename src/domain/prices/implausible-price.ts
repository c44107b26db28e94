const factors = [10, 100, 0.1, 0.01];
const tolerance = 0.06;

/** Whether a price changed by a factor typical of a misplaced decimal point. */
export function isPriceJump(beforeCents: number, nowCents: number): boolean {
  const factor = nowCents / beforeCents;
  return factors.some((jump) => Math.abs(Math.log(factor / jump)) < tolerance);
}

/** Whether a price is within a percentage of the range of prices at other stores. */
export function isNearOtherPrices(
  priceCents: number,
  others: { minCents: number; maxCents: number },
  percent: number,
): boolean {
  const hundredfold = priceCents * 100;
  return (
    hundredfold >= others.minCents * (100 - percent) &&
    hundredfold <= others.maxCents * (100 + percent)
  );
}
