import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken, fourLetters, joinBytes, tooComplex, viewOf } from '../bytes.ts';
import { checkSize, type PlainPicture } from './plain-picture.ts';
import { readOrientation } from './read-orientation.ts';

const [riffHeader, chunkHeader, frameHeader] = [12, 8, 16];
const [profileFlag, alphaFlag] = [0x20, 0x10];

interface Chunk {
  type: string;
  data: Uint8Array;
}

/** Keeps the first frame of a WebP, without metadata. */
export function readWebp(bytes: Uint8Array): PlainPicture {
  const all = listChunks(bytes, riffHeader);
  const find = (type: string) => all.find((chunk) => chunk.type === type);
  const frame = find('ANMF')?.data;
  const inside = frame ? listChunks(frame, frameHeader) : all;
  const image = inside.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (!image) throw broken('no pixels');
  const size = image.type === 'VP8 ' ? lossySize(image.data) : losslessSize(image.data);
  checkSize({ ...size, bytesPerPixel: 4 });
  const profile = find('ICCP');
  const hasProfile = profile && profile.data.length <= uploadLimits.maxProfileBytes;
  const alpha = image.type === 'VP8 ' ? inside.find(({ type }) => type === 'ALPH') : undefined;
  const exif = find('EXIF');
  const flags = (hasProfile ? profileFlag : 0) | (alpha || image.type === 'VP8L' ? alphaFlag : 0);
  return {
    bytes: writeRiff([
      { type: 'VP8X', data: extendedHeader(flags, size) },
      ...(hasProfile ? [profile] : []),
      ...(alpha ? [alpha] : []),
      image,
    ]),
    ...size,
    orientation: exif ? readOrientation(withoutPrefix(exif.data)) : 1,
  };
}

function listChunks(bytes: Uint8Array, from: number): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = from; at + chunkHeader <= bytes.length; ) {
    if (chunks.length >= uploadLimits.maxPictureParts) throw tooComplex('too many chunks');
    const length = view.getUint32(at + 4, true);
    const start = at + chunkHeader;
    if (start + length > bytes.length) throw broken('a chunk is longer than the file');
    chunks.push({ type: fourLetters(bytes, at), data: bytes.subarray(start, start + length) });
    at = start + length + (length % 2);
  }
  return chunks;
}

/** VP8: a three-byte frame tag, a start code, then 14 bits per dimension. */
function lossySize(data: Uint8Array) {
  if (data.length < 10 || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) {
    throw broken('no VP8 frame');
  }
  const view = viewOf(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

/** VP8L: a signature byte, then 14 bits per dimension, minus one. */
function losslessSize(data: Uint8Array) {
  if (data.length < 5 || data[0] !== 0x2f) throw broken('no VP8L picture');
  const bits = viewOf(data).getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function extendedHeader(flags: number, { width, height }: { width: number; height: number }) {
  const header = new Uint8Array(10);
  header[0] = flags;
  for (let byte = 0; byte < 3; byte += 1) {
    header[4 + byte] = (width - 1) >>> (byte * 8);
    header[7 + byte] = (height - 1) >>> (byte * 8);
  }
  return header;
}

/** Some programs write EXIF with the JPEG prefix. */
function withoutPrefix(data: Uint8Array): Uint8Array {
  return fourLetters(data, 0) === 'Exif' ? data.subarray(6) : data;
}

function writeRiff(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ type, data }) => {
    const header = Buffer.alloc(chunkHeader);
    header.write(type, 'latin1');
    header.writeUInt32LE(data.length, 4);
    return [header, data, new Uint8Array(data.length % 2)];
  });
  const total = parts.reduce((sum, part) => sum + part.length, 4);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(total, 4);
  return joinBytes([head, ...parts]);
}
