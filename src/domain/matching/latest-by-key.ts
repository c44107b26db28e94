import { Column } from './column';
import { hashKey } from './key-table';

const fewestHeads = 1 << 10;

/** Places by a 32-bit key that few share: a number for the key and one for the place before, no more. */
export class LatestByKey {
  /** One more than the place that came last; 0: none. */
  private heads = new Int32Array(fewestHeads);
  /** 0: nothing was filed for this place. */
  private readonly keys = new Column();
  private readonly befores = new Column();
  private used = 0;
  private end = 0;

  /** Files a place, once; places come in their order. */
  add(key: number, place: number): void {
    if (this.used > this.heads.length * 2) this.spread();
    this.used += 1;
    this.end = place + 1;
    this.keys.set(place, filedAs(key));
    this.chain(place);
  }

  /** Puts places under a key into an array, the latest first, at most as many as it holds; how many. */
  read(key: number, into: Int32Array): number {
    const filed = filedAs(key);
    let taken = 0;
    let place = (this.heads[this.bucketOf(filed)] ?? 0) - 1;
    while (place >= 0 && taken < into.length) {
      if (this.keys.at(place) === filed) {
        into[taken] = place;
        taken += 1;
      }
      place = this.befores.at(place) - 1;
    }
    return taken;
  }

  /** Whether a place was filed under a key. */
  isFiled(place: number, key: number): boolean {
    return this.keys.at(place) === filedAs(key);
  }

  get bytes(): number {
    return this.heads.byteLength + this.keys.bytes + this.befores.bytes;
  }

  private bucketOf(filed: number): number {
    return hashKey(filed) & (this.heads.length - 1);
  }

  private chain(place: number): void {
    const bucket = this.bucketOf(this.keys.at(place));
    this.befores.set(place, this.heads[bucket] ?? 0);
    this.heads[bucket] = place + 1;
  }

  private spread(): void {
    this.heads = new Int32Array(this.heads.length * 4);
    for (let place = 0; place < this.end; place += 1)
      if (this.keys.at(place) !== 0) this.chain(place);
  }
}

/** Zero stands for nothing, so its places are filed with those of one. */
const filedAs = (key: number): number => key | 0 || 1;
