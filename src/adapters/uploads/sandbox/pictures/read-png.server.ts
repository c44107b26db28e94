import { inflateSync } from 'node:zlib';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken, fourLetters, joinBytes, tooComplex, viewOf } from '../bytes.ts';
import { checkSize, type PlainPicture } from './plain-picture.ts';
import { readOrientation } from './read-orientation.ts';

const signatureBytes = 8;
/** Chunks that a decoder needs, with their maximum length. Text and animation are dropped. */
const keptChunks: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
};
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Maximum deflate compression ratio. */
const maxRatio = 1_100;

/** Keeps the chunks of a PNG that are needed to decode it. */
export function readPng(bytes: Uint8Array): PlainPicture {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, signatureBytes)];
  let header: ReturnType<typeof readHeader> | undefined;
  let orientation = 1;
  let pixelBytes = 0;
  let hasProfile = false;
  let hasEnd = false;
  let at = signatureBytes;
  for (let count = 0; !hasEnd; count += 1) {
    if (count > uploadLimits.maxPictureParts) throw tooComplex(`more than ${count} chunks`);
    if (at + 12 > bytes.length) throw broken('it ends too early');
    const length = view.getUint32(at);
    const type = fourLetters(bytes, at + 4);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken(`${type} is longer than the file`);
    const data = bytes.subarray(at + 8, end - 4);
    if (count === 0) header = readHeader(type, data);
    else if (type === 'IHDR') throw broken('two headers');
    const maxLength = keptChunks[type];
    if (maxLength !== undefined) {
      if (length > maxLength) throw broken(`${type} of ${length} bytes`);
      parts.push(bytes.subarray(at, end));
    } else if (type === 'iCCP') {
      // Checking thousands of them would take longer than decoding.
      if (hasProfile) throw broken('two color profiles');
      hasProfile = true;
      if (isSmallProfile(data)) parts.push(bytes.subarray(at, end));
    } else if (type === 'eXIf') {
      orientation = readOrientation(data);
    } else if (isCritical(type)) {
      throw broken(`unknown chunk ${JSON.stringify(type)}`);
    }
    if (type === 'IDAT') pixelBytes += length;
    hasEnd = type === 'IEND';
    at = end;
  }
  if (!header || header.rowBytes * header.height > pixelBytes * maxRatio) {
    throw broken('too few bytes for its pixels');
  }
  const { width, height } = header;
  return { bytes: joinBytes(parts), width, height, orientation };
}

function readHeader(type: string, data: Uint8Array) {
  if (type !== 'IHDR' || data.length !== 13) throw broken('no header');
  const view = viewOf(data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, color] = [view.getUint8(8), view.getUint8(9)];
  const channels = channelsOf[color];
  if (!channels || ![1, 2, 4, 8, 16].includes(depth)) throw broken(`color type ${color}`);
  // A palette decodes to RGBA.
  const decoded = color === 3 ? 4 : channels;
  checkSize({ width, height, bytesPerPixel: decoded * (depth === 16 ? 2 : 1) });
  return { width, height, rowBytes: Math.ceil((width * channels * depth) / 8) };
}

/** Chunk types with an upper-case first letter are critical. */
const isCritical = (type: string) => !/^[a-z]/.test(type);

/** Name, NUL, method, compressed profile. May be a decompression bomb. */
function isSmallProfile(data: Uint8Array): boolean {
  const nameEnd = data.indexOf(0);
  if (nameEnd < 1 || nameEnd > 79) return false;
  try {
    inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: uploadLimits.maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}
