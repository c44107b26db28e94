import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const megabyte = 1_000_000;

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small picture with five compressed text chunks of 48 MB each: about 237 KB. */
export async function pngWithLongTexts(): Promise<Buffer> {
  const plain = await sharp({
    create: { width: 16, height: 16, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer();
  const text = deflateSync(Buffer.alloc(48 * megabyte, 'a'));
  const texts = Array.from({ length: 5 }, (_, index) =>
    pngChunk('zTXt', Buffer.concat([Buffer.from(`Comment ${index}\0\0`, 'latin1'), text])),
  );
  // After the eight-byte signature and the 25-byte header chunk.
  return Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33)]);
}

/** A progressive JPEG whose last scan is repeated up to 8 MB. */
export async function jpegWithManyScans(): Promise<Buffer> {
  const plain = await sharp({
    create: { width: 2_000, height: 2_000, channels: 3, background: 'white' },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  const end = plain.length - 2;
  const lastScan = plain.subarray(plain.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  const repeats = Math.floor((8 * megabyte - plain.length) / lastScan.length);
  const scans = Buffer.alloc(repeats * lastScan.length);
  for (let offset = 0; offset < scans.length; offset += lastScan.length)
    scans.set(lastScan, offset);
  return Buffer.concat([plain.subarray(0, end), scans, plain.subarray(end)]);
}

/** An AVIF of 36 million pixels in one color, so that it is quick to create. */
export async function largeAvif(): Promise<Buffer> {
  return sharp({
    create: { width: 6_000, height: 6_000, channels: 3, background: 'gray' },
  })
    .avif({ quality: 30, effort: 0 })
    .toBuffer();
}
