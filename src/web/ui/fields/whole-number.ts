// Made once: a formatter takes longer to make than hundreds of numbers to write.
const figures = new Intl.NumberFormat('en-US');

/** A count as shoppers read it, with a comma at the thousands. */
export function wholeNumber(count: number): string {
  return figures.format(count);
}
