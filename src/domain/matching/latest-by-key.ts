import { withRoom } from './growing';

const none = -1;

/** Places by a 32-bit key that few share: a number for the key and one for the next place, no more. */
export class LatestByKey {
  private heads = new Int32Array(1 << 10).fill(none);
  private keys = new Uint32Array(0);
  private nexts = new Int32Array(0);
  private used = 0;

  /** Files a place, once; places come in their order. */
  add(key: number, place: number): void {
    if (this.used > this.heads.length * 2) this.spread();
    this.used += 1;
    this.keys = withRoom(this.keys, place + 1);
    this.nexts = withRoom(this.nexts, place + 1);
    this.keys[place] = key;
    this.chain(place);
  }

  /** Puts places under a key into an array, the latest first, at most as many as it holds; how many. */
  read(key: number, into: Int32Array): number {
    let taken = 0;
    let place = this.heads[this.bucketOf(key)] ?? none;
    while (place !== none && taken < into.length) {
      if (this.keys[place] === key) {
        into[taken] = place;
        taken += 1;
      }
      place = this.nexts[place] ?? none;
    }
    return taken;
  }

  get bytes(): number {
    return this.heads.byteLength + this.keys.byteLength + this.nexts.byteLength;
  }

  private bucketOf(key: number): number {
    return (Math.imul(key, 0x9e3779b1) >>> 7) & (this.heads.length - 1);
  }

  private chain(place: number): void {
    const bucket = this.bucketOf(this.keys[place] ?? 0);
    this.nexts[place] = this.heads[bucket] ?? none;
    this.heads[bucket] = place;
  }

  private spread(): void {
    const filed = new Uint8Array(this.keys.length);
    for (let place of this.heads) {
      for (; place !== none; place = this.nexts[place] ?? none) filed[place] = 1;
    }
    this.heads = new Int32Array(this.heads.length * 4).fill(none);
    for (let place = 0; place < filed.length; place += 1) if (filed[place]) this.chain(place);
  }
}
