import { PhotoRefused } from '../../../../domain/pictures/photo-refused.ts';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken, joinBytes, tooComplex, viewOf } from '../bytes.ts';
import { checkSize, type PlainPicture } from './plain-picture.ts';
import { readOrientation } from './read-orientation.ts';

const [startOfScan, endOfImage, app1, app2] = [0xda, 0xd9, 0xe1, 0xe2];
/** Tables, restart interval, and JFIF and Adobe color markers. */
const keptMarkers = new Set([0xc4, 0xdb, 0xdd, 0xe0, 0xee]);
/** Baseline, extended and progressive Huffman: what browsers support. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const textAt = (bytes: Uint8Array, length: number) =>
  String.fromCharCode(...bytes.subarray(0, length));

/** Keeps the segments of a JPEG that are needed to decode it, up to the end of the first picture. */
export function readJpeg(bytes: Uint8Array): PlainPicture {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let [scans, profileBytes] = [0, 0];
  let at = 2;
  for (let count = 0; ; count += 1) {
    if (count > uploadLimits.maxPictureParts) throw tooComplex(`more than ${count} segments`);
    at = skipFill(bytes, at);
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (at + 4 > bytes.length) throw broken('it ends too early');
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw broken('a segment is longer than the file');
    const data = bytes.subarray(at + 4, end);
    if (frames.has(marker)) {
      if (size) throw broken('two pictures in one');
      size = readFrame(data);
      parts.push(bytes.subarray(at, end));
    } else if (otherFrames.has(marker)) {
      throw new PhotoRefused('not_a_picture', `a JPEG of type ${marker.toString(16)}`);
    } else if (marker === startOfScan) {
      scans += 1;
      if (!size) throw broken('pixels before the size');
      if (scans > uploadLimits.maxJpegScans) throw tooComplex(`more than ${scans - 1} scans`);
      const next = endOfScan(bytes, end);
      parts.push(bytes.subarray(at, next));
      at = next;
      continue;
    } else if (keptMarkers.has(marker)) {
      parts.push(bytes.subarray(at, end));
    } else if (marker === app1 && textAt(data, 6) === 'Exif\0\0') {
      orientation = readOrientation(data.subarray(6));
    } else if (marker === app2 && textAt(data, 12) === 'ICC_PROFILE\0') {
      profileBytes += length;
      if (profileBytes <= uploadLimits.maxProfileBytes) parts.push(bytes.subarray(at, end));
    }
    at = end;
  }
  if (!size || scans === 0) throw broken('no pixels');
  parts.push(Uint8Array.of(0xff, endOfImage));
  return { bytes: joinBytes(parts), ...size, orientation };
}

/** Skips 0xff padding before a marker. */
function skipFill(bytes: Uint8Array, from: number): number {
  let at = from;
  if (bytes[at] !== 0xff) throw broken('missing marker');
  while (bytes[at + 1] === 0xff) at += 1;
  return at;
}

/** The end of a scan's data: the next marker that is not a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  throw broken('it ends too early');
}

function readFrame(data: Uint8Array): { width: number; height: number } {
  if (data.length < 6) throw broken('no size');
  const view = viewOf(data);
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  if (![1, 3, 4].includes(components) || data.length < 6 + components * 3) {
    throw broken(`${components} components`);
  }
  if (view.getUint8(0) !== 8) throw new PhotoRefused('not_a_picture', 'not 8 bits per channel');
  checkSize({ width, height, bytesPerPixel: components });
  return { width, height };
}
