import type { ProductToMatch } from './offer-to-match';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const separator = '\u001f';
const mostBytesPerUnit = 3;

/** Products by their place, as bytes: what a million objects and strings would take six times. */
export class ProductStore {
  private bytesOfTexts = new Uint8Array(1 << 16);
  private ends = new Float64Array(1 << 10);
  private ids = new Int32Array(1 << 10);
  private used = 0;
  length = 0;

  /** Keeps a product; gives its place. */
  add({ productId, brand = '', name, size = '', gtin = '', shade = '' }: ProductToMatch): number {
    const text = [brand, name, size, gtin, shade].join(separator);
    const needed = this.used + text.length * mostBytesPerUnit;
    if (needed > this.bytesOfTexts.length) {
      const grown = new Uint8Array(Math.max(needed, Math.ceil(this.bytesOfTexts.length * 1.5)));
      grown.set(this.bytesOfTexts);
      this.bytesOfTexts = grown;
    }
    if (this.length === this.ids.length) this.growColumns();
    this.used += encoder.encodeInto(text, this.bytesOfTexts.subarray(this.used)).written;
    this.ends[this.length] = this.used;
    this.ids[this.length] = productId;
    this.length += 1;
    return this.length - 1;
  }

  at(place: number): ProductToMatch {
    const from = place === 0 ? 0 : this.ends[place - 1];
    const text = decoder.decode(this.bytesOfTexts.subarray(from, this.ends[place]));
    const [brand, name = '', size, gtin, shade] = text.split(separator);
    return {
      productId: this.ids[place] ?? 0,
      name,
      ...(brand && { brand }),
      ...(size && { size }),
      ...(gtin && { gtin }),
      ...(shade && { shade }),
    };
  }

  get bytes(): number {
    return this.bytesOfTexts.length + this.ends.length * 8 + this.ids.length * 4;
  }

  private growColumns(): void {
    const grown = Math.ceil(this.ids.length * 1.5);
    const [ends, ids] = [new Float64Array(grown), new Int32Array(grown)];
    ends.set(this.ends);
    ids.set(this.ids);
    this.ends = ends;
    this.ids = ids;
  }
}
