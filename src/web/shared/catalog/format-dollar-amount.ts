// Made once: a formatter takes longer to make than hundreds of prices to write.
const dollarFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A price as JSON carries it, as shoppers read it. */
export function formatDollarAmount(amount: number): string {
  return `$${dollarFormat.format(amount)}`;
}
