const pageBits = 16;
const pageLength = 1 << pageBits;
const pageMask = pageLength - 1;

/**
 * Whole numbers of 32 bits by place, zero where none was set. In pages: what is there is never copied to
 * make room, which at a million products would need twice the memory for a moment and half more for good.
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
