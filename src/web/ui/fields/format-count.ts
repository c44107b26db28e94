// Made once: a formatter takes longer to make than hundreds of numbers to write.
const countFormat = new Intl.NumberFormat('en-US');

/** A count as shoppers read it, with a comma at the thousands. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}
