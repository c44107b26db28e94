const pageBits = 16;
const pageLength = 1 << pageBits;
const pageMask = pageLength - 1;

/**
 * A growable array of 32-bit integers, initially zero. Paged, so that growing never copies: copying
 * a million products would temporarily need twice the memory.
 */
export class PagedInt32Array {
  private readonly pages: Int32Array[] = [];

  at(place: number): number {
    return this.pages[place >>> pageBits]?.[place & pageMask] ?? 0;
  }

  set(place: number, number: number): void {
    const page = this.pages[place >>> pageBits] ?? this.pageFor(place);
    page[place & pageMask] = number;
  }

  get bytes(): number {
    return this.pages.length * pageLength * 4;
  }

  private pageFor(place: number): Int32Array {
    while (this.pages.length <= place >>> pageBits) this.pages.push(new Int32Array(pageLength));
    return this.pages[place >>> pageBits] ?? new Int32Array(0);
  }
}
