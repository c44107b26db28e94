import { hashKey } from './key-table';
import { PagedInt32Array } from './paged-int32-array';

const initialHeadCount = 1 << 10;

/** Places by a 32-bit key that few share: a number for the key and one for the place before, no more. */
export class LatestByKey {
  /** One more than the place that came last; 0: none. */
  private heads = new Int32Array(initialHeadCount);
  /** Of each place its key, 0 if it was not filed, and what its bucket held before: side by side, to be fetched at once. */
  private readonly pairs = new PagedInt32Array();
  private used = 0;
  private end = 0;

  /** Files a place, once; places come in their order. */
  add(key: number, place: number): void {
    if (this.used > this.heads.length * 2) this.spread();
    this.used += 1;
    this.end = place + 1;
    this.pairs.set(place * 2, filedAs(key));
    this.chain(place);
  }

  /** Puts places under a key into an array, the latest first, at most as many as it holds; how many. */
  read(key: number, into: Int32Array): number {
    const filed = filedAs(key);
    let taken = 0;
    let place = (this.heads[this.bucketOf(filed)] ?? 0) - 1;
    while (place >= 0 && taken < into.length) {
      if (this.pairs.at(place * 2) === filed) {
        into[taken] = place;
        taken += 1;
      }
      place = this.pairs.at(place * 2 + 1) - 1;
    }
    return taken;
  }

  /** Whether a place was filed under a key. */
  isFiled(place: number, key: number): boolean {
    return this.pairs.at(place * 2) === filedAs(key);
  }

  get bytes(): number {
    return this.heads.byteLength + this.pairs.bytes;
  }

  private bucketOf(filed: number): number {
    return hashKey(filed) & (this.heads.length - 1);
  }

  private chain(place: number): void {
    const bucket = this.bucketOf(this.pairs.at(place * 2));
    this.pairs.set(place * 2 + 1, this.heads[bucket] ?? 0);
    this.heads[bucket] = place + 1;
  }

  private spread(): void {
    this.heads = new Int32Array(this.heads.length * 4);
    for (let place = 0; place < this.end; place += 1)
      if (this.pairs.at(place * 2) !== 0) this.chain(place);
  }
}

/** Zero stands for nothing, so its places are filed with those of one. */
const filedAs = (key: number): number => key | 0 || 1;
