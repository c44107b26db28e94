// Created once, because creating a formatter is slow.
const countFormat = new Intl.NumberFormat('en-US');
/** From here on there are commas; most counts have none, and Intl takes several times as long. */
const firstGrouped = 1_000;

/** A whole number from 0. */
export function formatCount(count: number): string {
  return count < firstGrouped ? String(count) : countFormat.format(count);
}
