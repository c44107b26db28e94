/** A million dollars. Any higher price is a typo or an error in a feed. */
export const maxPriceCents = 100_000_000;

/** Cents as dollars for JSON, with at most two decimals. */
export function toDollars(cents: number): number {
  // Adding zero turns -0 into 0, which would be formatted as -$0.00.
  return cents / 100 + 0;
}

/** Dollars from JSON or a search parameter as whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100) + 0;
}

/** Cents as shoppers read them: '$1,234.50', always with two decimals. */
export function formatDollars(cents: number): string {
  const dollars = toDollars(cents);
  // Pages have dozens of prices without a comma, and the first use of Intl takes a phone tens of milliseconds.
  if (Number.isInteger(cents) && dollars >= 0 && dollars < 1_000) return `$${dollars.toFixed(2)}`;
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

const dollarAmount = /^\$?\s*(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<fraction>\d{1,2}))?$/;

/**
 * Parses a dollar amount as people type it ('12', '12.5', '$1,234.50', '.99') into cents; null for
 * anything else, negative, finer than a cent or above the maximum price.
 */
export function parseDollars(text: string): number | null {
  const { whole, fraction = '' } = dollarAmount.exec(text.trim())?.groups ?? {};
  if (whole === undefined || whole + fraction === '') return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= maxPriceCents ? cents : null;
}
