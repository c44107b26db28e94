const pageBits = 16;
const pageLength = 1 << pageBits;
const pageMask = pageLength - 1;
const maxBytesPerNumber = 5;
const numberBits = 7;
const more = 1 << numberBits;

/**
 * Rows of variable-length integers: most words, brands and sizes are among the first few thousand
 * and take two bytes instead of four.
 */
export class Records {
  private readonly pages: Uint8Array[] = [];
  /** The last page, for writing, and the page being read. */
  private page: Uint8Array = new Uint8Array(0);
  private read: Uint8Array = this.page;
  private end = 0;
  private at = 0;

  /** Starts a row of at most this many numbers; returns its position. */
  begin(maxNumbers: number): number {
    const maxBytes = maxNumbers * maxBytesPerNumber;
    if (maxBytes > pageLength) throw new RangeError(`A row of ${maxNumbers} numbers is too long.`);
    // A row does not cross pages.
    if (this.end + maxBytes > this.page.length) {
      this.page = new Uint8Array(pageLength);
      this.pages.push(this.page);
      this.end = 0;
    }
    return (this.pages.length - 1) * pageLength + this.end;
  }

  /** Appends a number below 2^32 to the current row. */
  push(number: number): void {
    let rest = number;
    while (rest >= more) {
      this.page[this.end] = (rest & (more - 1)) | more;
      this.end += 1;
      rest >>>= numberBits;
    }
    this.page[this.end] = rest;
    this.end += 1;
  }

  /** Moves to a row; `next` then returns its numbers. */
  seek(row: number): void {
    this.read = this.pages[row >>> pageBits] ?? this.page;
    this.at = row & pageMask;
  }

  next(): number {
    let byte = this.read[this.at] ?? 0;
    this.at += 1;
    let number = byte & (more - 1);
    for (let shift = numberBits; byte >= more; shift += numberBits) {
      byte = this.read[this.at] ?? 0;
      this.at += 1;
      number |= (byte & (more - 1)) << shift;
    }
    return number >>> 0;
  }

  get bytes(): number {
    return this.pages.length * pageLength;
  }
}
