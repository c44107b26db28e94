import { PhotoRefused } from '../../../../domain/pictures/photo-refused.ts';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken } from '../bytes.ts';
import { countUses, readItemData, readItems } from './avif-items.ts';
import { type IsoBox, listBoxes, numbersIn } from './boxes.ts';
import { checkSize, type PlainPicture } from './plain-picture.ts';
import { readAv1Size } from './read-av1-size.ts';

/** Boxes that a still picture needs; others are hidden from the decoder. */
const keptBoxes = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);
/** Items with metadata. */
const hiddenItems = new Set(['Exif', 'mime', 'uri ']);
/** Decoders skip 'free' boxes; offsets stay the same. */
const free = [0x66, 0x72, 0x65, 0x65];
/** A picture and its alpha channel. */
const maxTotalPixels = 2 * uploadLimits.maxAvifPixels;

/** Checks every coded picture of an AVIF and hides everything else. */
export function readAvif(original: Uint8Array): PlainPicture {
  const bytes = Uint8Array.from(original);
  const top = listBoxes(bytes, 0, bytes.length);
  for (const box of top) if (!keptBoxes.has(box.type)) bytes.set(free, box.typeAt);
  const metas = top.filter(({ type }) => type === 'meta');
  const [meta] = metas;
  if (!meta || metas.length !== 1) throw broken('no metadata box');
  const inside = listBoxes(bytes, meta.start + 4, meta.end);
  const find = (type: string) => inside.find((box) => box.type === type);
  const [infos, places] = [find('iinf'), find('iloc')];
  if (!infos || !places) throw broken('no items');
  const items = readItems(bytes, infos);
  const data = readItemData(bytes, places, find('idat'));
  const uses = countUses(bytes, find('iref'));
  let total = 0;
  for (const [id, { type, typeAt }] of items) {
    const own = data.get(id);
    if (type === 'av01') {
      const size = own && readAv1Size(own);
      if (!size) throw broken('an item without a picture');
      checkPart(size);
      total += size.width * size.height * Math.max(1, uses.get(id) ?? 0);
    } else if (type === 'grid') {
      checkPart(readGrid(own));
    } else if (hiddenItems.has(type)) {
      bytes.set(free, typeAt);
    } else {
      throw new PhotoRefused('not_a_picture', `an AVIF with ${JSON.stringify(type)}`);
    }
  }
  if (total > maxTotalPixels) throw new PhotoRefused('too_many_pixels', `${total} in all parts`);
  return { bytes, ...checkProperties(bytes, find('iprp')), orientation: 1 };
}

function checkPart({ width, height }: { width: number; height: number }): void {
  checkSize({ width, height, bytesPerPixel: 4, maxPixels: uploadLimits.maxAvifPixels });
}

/** Checks all declared sizes and configurations; returns the largest size. */
function checkProperties(bytes: Uint8Array, box: IsoBox | undefined) {
  const maxSize = { width: 0, height: 0 };
  const properties =
    box && listBoxes(bytes, box.start, box.end).find(({ type }) => type === 'ipco');
  if (!properties) throw broken('no properties');
  for (const property of listBoxes(bytes, properties.start, properties.end)) {
    if (property.type === 'ispe') {
      const numbers = numbersIn(bytes, { start: property.start + 4, end: property.end });
      const size = { width: numbers.next(4), height: numbers.next(4) };
      checkPart(size);
      if (size.width * size.height > maxSize.width * maxSize.height) Object.assign(maxSize, size);
    } else if (property.type === 'av1C') {
      const size = readAv1Size(bytes.subarray(property.start + 4, property.end));
      if (size) checkPart(size);
    } else if (
      property.type === 'colr' &&
      property.end - property.start > uploadLimits.maxProfileBytes
    ) {
      bytes.set(free, property.typeAt);
    }
  }
  if (maxSize.width === 0) throw broken('no size');
  return maxSize;
}

/** The size of a picture made of tiles. */
function readGrid(data: Uint8Array | undefined): { width: number; height: number } {
  if (!data) throw broken('a grid without a size');
  const numbers = numbersIn(data, { start: 0, end: data.length });
  const isLarge = (numbers.next(2) & 1) === 1;
  numbers.next(2);
  const sideBytes = isLarge ? 4 : 2;
  return { width: numbers.next(sideBytes), height: numbers.next(sideBytes) };
}
