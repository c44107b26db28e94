const minSlots = 64;
const maxFillRatio = 0.7;
/** Key, brand and family of a slot lie next to each other; family 0: the slot is free. */
const width = 3;

/**
 * A hash table from a name's key within a brand to a family. A million families take about 20 MB, a
 * third of what a Map would.
 */
export class FamilyTable {
  private slots = new Int32Array(minSlots * width);
  private used = 0;

  /** The family of a key; 0: none. */
  get(key: number, brandId: number): number {
    return this.slots[this.slotOf(key, brandId) + 2] ?? 0;
  }

  /** Adds a key that is not in the table. */
  add(key: number, brandId: number, familyId: number): void {
    if (this.used >= (this.slots.length / width) * maxFillRatio) this.grow();
    const slot = this.slotOf(key, brandId);
    this.slots[slot] = key;
    this.slots[slot + 1] = brandId;
    this.slots[slot + 2] = familyId;
    this.used += 1;
  }

  /** Where the key is, or would be. */
  private slotOf(key: number, brandId: number): number {
    const { slots } = this;
    const count = slots.length / width;
    const signed = key | 0;
    let place = (Math.imul(signed ^ Math.imul(brandId, 0x9e3779b1), 0x85ebca6b) >>> 0) % count;
    while (true) {
      const slot = place * width;
      if (slots[slot + 2] === 0) return slot;
      if (slots[slot] === signed && slots[slot + 1] === brandId) return slot;
      place = place + 1 === count ? 0 : place + 1;
    }
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Int32Array(before.length * 2);
    this.used = 0;
    for (let slot = 0; slot < before.length; slot += width) {
      const familyId = before[slot + 2] ?? 0;
      if (familyId !== 0) this.add(before[slot] ?? 0, before[slot + 1] ?? 0, familyId);
    }
  }
}
