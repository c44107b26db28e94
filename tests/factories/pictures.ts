import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture. */
export const aPicture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b0203c' } });

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** One chunk of a PNG, with its checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

interface PngOptions {
  width?: number;
  height?: number;
  depth?: number;
  /** Chunks between the header and the pixels. */
  chunks?: readonly Buffer[];
  pixels?: Uint8Array;
}

/** A gray PNG, assembled from chunks. */
export function aPng({
  width = 200,
  height = 200,
  depth = 8,
  chunks = [],
  pixels,
}: PngOptions = {}) {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, 0, 0, 0, 0])]);
  const rows = pixels ?? Buffer.alloc((width * (depth / 8) + 1) * height, 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of compressed zeros: about a thousandth of its unpacked size. */
export function packedChunk(type: 'zTXt' | 'iTXt' | 'iCCP', unpackedBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedBytes));
  const heads = { zTXt: 'Comment\0\0', iTXt: 'Comment\0\x01\0\0\0', iCCP: 'profile\0\0' };
  return pngChunk(type, Buffer.concat([Buffer.from(heads[type], 'latin1'), packed]));
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Inserts bytes after the first two bytes of a JPEG. */
export function afterStart(jpeg: Uint8Array, ...added: Uint8Array[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)]);
}

/** A progressive JPEG whose last scan is repeated. */
export async function jpegWithScans(scans: number): Promise<Buffer> {
  const jpeg = await aPicture(128, 128).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, last), ...Array(scans).fill(scan), jpeg.subarray(-2)]);
}

/** EXIF with an orientation, little-endian. */
export function exifWith(orientation: number, entries: readonly Buffer[] = []): Buffer {
  const entry = Buffer.alloc(12);
  entry.writeUInt16LE(0x0112, 0);
  entry.writeUInt16LE(3, 2);
  entry.writeUInt32LE(1, 4);
  entry.writeUInt16LE(orientation, 8);
  const head = Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(entries.length + 1, 8);
  return Buffer.concat([head, entry, ...entries, Buffer.alloc(4)]);
}

/** Overwrites the first occurrence of a text. */
export function overwrite(bytes: Uint8Array, text: string, at: number, value: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  const place = copy.indexOf(text, 0, 'latin1');
  if (place < 0) throw new Error(`there is no ${text}`);
  copy.set(value, place + at);
  return copy;
}
