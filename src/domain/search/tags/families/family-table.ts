const partBits = 6;
const minSlots = 16;
const maxFillRatio = 0.85;
/** Large parts grow by a quarter instead of doubling, to waste less memory. */
const largeSlots = 1 << 10;
/** Key, brand and family of a slot lie next to each other; family 0: the slot is free. */
const width = 3;

/**
 * A hash table from a name's key within a brand to a family. A million families take about 15 MB, a
 * third of what a Map would. It has parts, so that growing copies only a small one.
 */
export class FamilyTable {
  private readonly parts = Array.from({ length: 1 << partBits }, () => new TablePart());

  /** The family of a key; 0: none. */
  get(key: number, brandId: number): number {
    const hash = hashOf(key, brandId);
    return this.parts[hash >>> (32 - partBits)]?.get(key | 0, brandId, hash) ?? 0;
  }

  /** Adds a key that is not in the table. */
  add(key: number, brandId: number, familyId: number): void {
    const hash = hashOf(key, brandId);
    this.parts[hash >>> (32 - partBits)]?.add(key | 0, brandId, familyId, hash);
  }
}

class TablePart {
  private slots = new Int32Array(minSlots * width);
  private used = 0;

  get(key: number, brandId: number, hash: number): number {
    return this.slots[this.slotOf(key, brandId, hash) + 2] ?? 0;
  }

  add(key: number, brandId: number, familyId: number, hash: number): void {
    if (this.used >= (this.slots.length / width) * maxFillRatio) this.grow();
    const slot = this.slotOf(key, brandId, hash);
    this.slots[slot] = key;
    this.slots[slot + 1] = brandId;
    this.slots[slot + 2] = familyId;
    this.used += 1;
  }

  /** Where the key is, or would be. */
  private slotOf(key: number, brandId: number, hash: number): number {
    const { slots } = this;
    const count = slots.length / width;
    let place = hash % count;
    while (true) {
      const slot = place * width;
      if (slots[slot + 2] === 0) return slot;
      if (slots[slot] === key && slots[slot + 1] === brandId) return slot;
      place = place + 1 === count ? 0 : place + 1;
    }
  }

  private grow(): void {
    const before = this.slots;
    const count = before.length / width;
    this.slots = new Int32Array(Math.ceil(count * (count < largeSlots ? 2 : 1.25)) * width);
    this.used = 0;
    for (let slot = 0; slot < before.length; slot += width) {
      const [key = 0, brandId = 0, familyId = 0] = [
        before[slot],
        before[slot + 1],
        before[slot + 2],
      ];
      if (familyId !== 0) this.add(key, brandId, familyId, hashOf(key, brandId));
    }
  }
}

function hashOf(key: number, brandId: number): number {
  const mixed = Math.imul(key ^ Math.imul(brandId, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
