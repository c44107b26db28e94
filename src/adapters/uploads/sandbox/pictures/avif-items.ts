import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken, fourLetters, joinBytes, tooComplex } from '../bytes.ts';
import { type IsoBox, listBoxes, numbersIn } from './boxes.ts';

export interface AvifItem {
  type: string;
  /** Offset of its type. */
  typeAt: number;
}

/** The items of a file by id (box iinf). */
export function readItems(bytes: Uint8Array, box: IsoBox): Map<number, AvifItem> {
  const numbers = numbersIn(bytes, box);
  const version = numbers.next(4) >>> 24;
  const count = numbers.next(version === 0 ? 2 : 4);
  if (count > uploadLimits.maxAvifItems) throw tooComplex(`${count} items`);
  const items = new Map<number, AvifItem>();
  for (const entry of listBoxes(bytes, numbers.place(), box.end)) {
    const inside = numbersIn(bytes, entry);
    const entryVersion = inside.next(4) >>> 24;
    if (entry.type !== 'infe' || entryVersion < 2) throw broken('an item without a type');
    const id = inside.next(entryVersion === 2 ? 2 : 4);
    inside.next(2);
    const typeAt = inside.place();
    inside.next(4);
    items.set(id, { type: fourLetters(bytes, typeAt), typeAt });
  }
  return items;
}

/** The bytes of every item (box iloc), from the file or the idat box. */
export function readItemData(
  bytes: Uint8Array,
  box: IsoBox,
  idat: IsoBox | undefined,
): Map<number, Uint8Array> {
  const numbers = numbersIn(bytes, box);
  const version = numbers.next(4) >>> 24;
  if (version > 2) throw broken('unknown iloc version');
  const sizes = numbers.next(2);
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15];
  const count = numbers.next(version === 2 ? 4 : 2);
  if (count > uploadLimits.maxAvifItems) throw tooComplex(`${count} item locations`);
  const found = new Map<number, Uint8Array>();
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const id = numbers.next(version === 2 ? 4 : 2);
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const base = numbers.next(baseSize);
    const home = method === 0 ? { start: 0, end: bytes.length } : idat;
    if (method > 1 || !home) throw broken('an item without a location');
    const extents = numbers.next(2);
    if (extents > uploadLimits.maxAvifItems) throw tooComplex(`${extents} extents`);
    const parts: Uint8Array[] = [];
    for (let extent = 0; extent < extents; extent += 1) {
      numbers.next(indexSize);
      const start = home.start + base + numbers.next(offsetSize);
      const length = numbers.next(lengthSize);
      const end = length === 0 ? home.end : start + length;
      if (end > home.end || start > end) throw broken('an item outside the file');
      // Overlapping extents would let a small file expand.
      total += end - start;
      if (total > bytes.length) throw tooComplex('overlapping items');
      parts.push(bytes.subarray(start, end));
    }
    found.set(id, joinBytes(parts));
  }
  return found;
}

/** How often each item is used in another ('dimg' references in box iref). */
export function countUses(bytes: Uint8Array, box: IsoBox | undefined): Map<number, number> {
  const uses = new Map<number, number>();
  if (!box) return uses;
  const version = numbersIn(bytes, box).next(4) >>> 24;
  const idBytes = version === 0 ? 2 : 4;
  let total = 0;
  for (const entry of listBoxes(bytes, box.start + 4, box.end)) {
    const numbers = numbersIn(bytes, entry);
    numbers.next(idBytes);
    const count = numbers.next(2);
    total += count;
    if (total > uploadLimits.maxAvifItems) throw tooComplex(`${total} references`);
    for (let index = 0; index < count; index += 1) {
      const id = numbers.next(idBytes);
      if (entry.type === 'dimg') uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  return uses;
}
