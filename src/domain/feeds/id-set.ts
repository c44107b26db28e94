const bitsPerPage = 1 << 16;

/** A set of integers, one bit each. */
export class IdSet {
  private readonly pages = new Map<number, Uint32Array>();

  add(id: number): void {
    const at = Math.floor(id / bitsPerPage);
    let page = this.pages.get(at);
    if (!page) {
      page = new Uint32Array(bitsPerPage / 32);
      this.pages.set(at, page);
    }
    const bit = id % bitsPerPage;
    page[bit >>> 5] = (page[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  has(id: number): boolean {
    const bit = id % bitsPerPage;
    const word = this.pages.get(Math.floor(id / bitsPerPage))?.[bit >>> 5] ?? 0;
    return ((word >>> (bit & 31)) & 1) === 1;
  }
}
