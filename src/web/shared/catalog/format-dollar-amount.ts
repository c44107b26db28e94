// Created once: creating a formatter is slower than formatting hundreds of prices.
const dollarFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
/** From here on there are commas; most prices have none, and Intl takes several times as long. */
const firstGrouped = 1_000;

/** Dollars from 0 with whole cents. */
export function formatDollarAmount(amount: number): string {
  return `$${amount < firstGrouped ? amount.toFixed(2) : dollarFormat.format(amount)}`;
}
