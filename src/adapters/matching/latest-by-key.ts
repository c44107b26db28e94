import { PagedInt32Array } from '~/domain/paged-int32-array';
import { hashKey } from './key-table';

const initialHeadCount = 1 << 10;

/** Places by a 32-bit key that few share: two numbers per place. */
export class LatestByKey {
  /** Latest place + 1; 0: none. */
  private heads = new Int32Array(initialHeadCount);
  /**
   * Key of each place (0 if not added) and the previous place in its bucket: adjacent for cache
   * locality.
   */
  private readonly pairs = new PagedInt32Array();
  private used = 0;
  private end = 0;

  /** Adds a place; places come in ascending order. */
  add(key: number, place: number): void {
    if (this.used > this.heads.length * 2) this.spread();
    this.used += 1;
    this.end = place + 1;
    this.pairs.set(place * 2, filedAs(key));
    this.chain(place);
  }

  /** Copies the places of a key, latest first, as many as fit; returns their number. */
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

  /** Whether a place was added under a key. */
  isFiled(place: number, key: number): boolean {
    return this.pairs.at(place * 2) === filedAs(key);
  }

  /** The key of a place, as a signed number; 0 if it was not added. */
  keyAt(place: number): number {
    return this.pairs.at(place * 2);
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

/** Zero means empty, so key 0 shares the places of key 1. */
const filedAs = (key: number): number => key | 0 || 1;
