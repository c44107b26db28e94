const maxNumbers = 1 << 10;
const slots = maxNumbers * 2;
const lastBase = 2 ** 30;

/** Sums weights by number, for at most a thousand numbers, in reusable arrays. */
export class Tally {
  private readonly numbers = new Int32Array(maxNumbers);
  private readonly sums = new Float64Array(maxNumbers);
  private count = 0;
  /** Slot of each number, counted from `base`; smaller values are from earlier rounds and free. */
  private readonly marks = new Int32Array(slots).fill(-1);
  private base = 0;
  private readonly bestSums = new Float64Array(maxNumbers);

  add(number: number, weight: number): void {
    const { marks, base, numbers, sums } = this;
    let slot = Math.imul(number, 0x9e3779b1) >>> 21;
    for (;;) {
      const at = (marks[slot] ?? 0) - base;
      if (at < 0) break;
      if (numbers[at] === number) {
        sums[at] = (sums[at] ?? 0) + weight;
        return;
      }
      slot = (slot + 1) & (slots - 1);
    }
    if (this.count === maxNumbers)
      throw new RangeError(`More than ${maxNumbers} numbers are too many.`);
    marks[slot] = base + this.count;
    numbers[this.count] = number;
    sums[this.count] = weight;
    this.count += 1;
  }

  /**
   * Appends the numbers with the greatest sums to an array, as many as fit, smaller numbers first
   * among equals, and resets the sums; returns the new count.
   */
  takeBest(into: Int32Array, from: number, minShare: number): number {
    const { numbers, sums, bestSums, count } = this;
    let greatest = 0;
    for (let at = 0; at < count; at += 1) greatest = Math.max(greatest, sums[at] ?? 0);
    const minSum = greatest * minShare;
    let end = from;
    for (let at = 0; at < count; at += 1) {
      const sum = sums[at] ?? 0;
      const number = numbers[at] ?? 0;
      if (sum < minSum || isAmong(number, into, from)) continue;
      let rank = end;
      while (rank > from && isBefore(sum, number, bestSums[rank - 1] ?? 0, into[rank - 1] ?? 0)) {
        rank -= 1;
      }
      if (rank >= into.length) continue;
      for (let to = Math.min(end, into.length - 1); to > rank; to -= 1) {
        into[to] = into[to - 1] ?? 0;
        bestSums[to] = bestSums[to - 1] ?? 0;
      }
      into[rank] = number;
      bestSums[rank] = sum;
      if (end < into.length) end += 1;
    }
    this.forget();
    return end;
  }

  private forget(): void {
    this.count = 0;
    this.base += maxNumbers;
    if (this.base < lastBase) return;
    this.base = 0;
    this.marks.fill(-1);
  }
}

/** Whether a number is among the first `count`. */
function isAmong(number: number, numbers: Int32Array, count: number): boolean {
  for (let at = 0; at < count; at += 1) if (numbers[at] === number) return true;
  return false;
}

function isBefore(sum: number, number: number, otherSum: number, other: number): boolean {
  return sum === otherSum ? number < other : sum > otherSum;
}
