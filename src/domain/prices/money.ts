const maxAmountCents = 100_000_000;

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as the number of dollars that JSON shows: at most two decimals. */
export function toDollars(cents: number): number {
  // Adding zero turns -0 into 0, which would be shown as -$0.00.
  return cents / 100 + 0;
}

/** A number of dollars, from JSON or a search parameter, as whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100) + 0;
}

/** Cents as shoppers read them: '$1,234.50', always with two decimals. */
export function formatDollars(cents: number): string {
  return usDollars.format(toDollars(cents));
}

const dollarAmount = /^\$?\s*(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<fraction>\d{1,2}))?$/;

/**
 * The cents of a plain dollar amount as a person types it ('12', '12.5', '$1,234.50', '.99'); null
 * for anything else, negative, finer than a cent or above a million dollars.
 */
export function parseDollars(text: string): number | null {
  const { whole, fraction = '' } = dollarAmount.exec(text.trim())?.groups ?? {};
  if (whole === undefined || whole + fraction === '') return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= maxAmountCents ? cents : null;
}
