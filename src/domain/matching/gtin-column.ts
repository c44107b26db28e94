import { withRoom } from './growing';

const digits = 14;
const lengths = 16;

/** GTINs by place: fourteen digits and how many of them were written fit into one number. */
export class GtinColumn {
  private numbers = new Float64Array(0);
  /** What was written otherwise than in digits. */
  private readonly odd = new Map<number, string>();

  /** Keeps a GTIN as it was written, and as it was read; null: it is none. */
  set(place: number, text: string, gtin: string | null): void {
    const isPlain = text.length >= 8 && gtin?.endsWith(text);
    if (!isPlain) this.odd.set(place, text);
    if (gtin === null) return;
    this.numbers = withRoom(this.numbers, place + 1);
    this.numbers[place] = Number(gtin) * lengths + (isPlain ? text.length : 0);
  }

  /** Fourteen digits; null: none. */
  at(place: number): string | null {
    const number = this.numbers[place] ?? 0;
    return number === 0 ? null : String(Math.floor(number / lengths)).padStart(digits, '0');
  }

  /** As it was written. */
  textAt(place: number): string | undefined {
    const number = this.numbers[place] ?? 0;
    const length = number % lengths;
    return length > 0 ? this.at(place)?.slice(digits - length) : this.odd.get(place);
  }

  get bytes(): number {
    return this.numbers.byteLength + this.odd.size * 100;
  }
}
