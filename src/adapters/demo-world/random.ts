/** Seeded pseudo-random numbers (sfc32). */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, key: number, salt = 0) {
    this.a = mix(seed ^ 0x9e3779b9);
    this.b = mix(key + 0x85ebca6b);
    this.c = mix(salt ^ this.a ^ 0xc2b2ae35);
    for (let i = 0; i < 6; i++) this.bits();
  }

  private bits(): number {
    const t = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    return this.bits() / 4294967296;
  }

  /** An integer from 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.below(list.length));
  }

  /** Distinct elements of the list, in list order. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen: T[] = [];
    let wanted = Math.min(count, list.length);
    for (let i = 0; i < list.length && wanted > 0; i++) {
      if (this.next() * (list.length - i) < wanted) {
        chosen.push(at(list, i));
        wanted--;
      }
    }
    return chosen;
  }

  /** Approximately standard normal. */
  normal(): number {
    return this.next() + this.next() + this.next() + this.next() - 2 + (this.next() - 0.5);
  }
}

/** Scrambles 32 bits, so that neighboring values are uncorrelated. */
export function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** An element that must exist. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return element;
}
