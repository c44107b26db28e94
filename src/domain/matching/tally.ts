const slots = 1 << 11;
const none = -1;

/** Adds up weights by number: for at most a thousand numbers, in arrays that are used again. */
export class Tally {
  private readonly numbers = new Int32Array(slots).fill(none);
  private readonly sums = new Float64Array(slots);
  private readonly taken = new Int32Array(slots);
  private count = 0;

  add(number: number, weight: number): void {
    let slot = Math.imul(number, 0x9e3779b1) >>> 21;
    while (this.numbers[slot] !== none && this.numbers[slot] !== number) {
      slot = (slot + 1) & (slots - 1);
    }
    if (this.numbers[slot] === none) {
      this.numbers[slot] = number;
      this.sums[slot] = 0;
      this.taken[this.count] = slot;
      this.count += 1;
    }
    this.sums[slot] = (this.sums[slot] ?? 0) + weight;
  }

  /** Appends the numbers of the greatest sums, the lesser number first among equals, and forgets all. */
  takeBest(into: number[], most: number, leastShare: number): void {
    let greatest = 0;
    for (let at = 0; at < this.count; at += 1) {
      greatest = Math.max(greatest, this.sumAt(at));
    }
    const least = greatest * leastShare;
    const from = into.length;
    const weights: number[] = [];
    for (let at = 0; at < this.count; at += 1) {
      const number = this.numbers[this.taken[at] ?? 0] ?? none;
      const sum = this.sumAt(at);
      this.numbers[this.taken[at] ?? 0] = none;
      if (sum < least || isAmong(number, into, from)) continue;
      let rank = weights.length;
      while (
        rank > 0 &&
        isBefore(sum, number, weights[rank - 1] ?? 0, into[from + rank - 1] ?? 0)
      ) {
        rank -= 1;
      }
      if (from + rank >= most) continue;
      weights.splice(rank, 0, sum);
      into.splice(from + rank, 0, number);
      if (into.length > most) {
        into.length = most;
        weights.length = most - from;
      }
    }
    this.count = 0;
  }

  private sumAt(at: number): number {
    return this.sums[this.taken[at] ?? 0] ?? 0;
  }
}

function isAmong(number: number, numbers: readonly number[], first: number): boolean {
  for (let at = 0; at < first; at += 1) if (numbers[at] === number) return true;
  return false;
}

function isBefore(sum: number, number: number, otherSum: number, other: number): boolean {
  return sum === otherSum ? number < other : sum > otherSum;
}
