import { viewOf } from '../bytes.ts';

const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/**
 * The EXIF orientation; 1 if missing. Reads nothing else, because entries may point to the same bytes
 * thousands of times.
 */
export function readOrientation(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  if (tiff.length < 14) return 1;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (view.getUint16(2, isLittle) !== 42 || directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * entryBytes;
    if (at + entryBytes > tiff.length) return 1;
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    const isValid = view.getUint16(at + 2, isLittle) === shortType && value >= 1 && value <= 8;
    return isValid ? value : 1;
  }
  return 1;
}
