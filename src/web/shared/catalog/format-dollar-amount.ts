// Created once: creating a formatter is slower than formatting hundreds of prices.
const dollarFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export function formatDollarAmount(amount: number): string {
  return `$${dollarFormat.format(amount)}`;
}
