import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { uploadLimits } from '~/domain/uploads/upload-limits';
import type { Uploads } from '~/usecases/deps';
import {
  afterStart,
  aPicture,
  aPng,
  exifWith,
  jpegSegment,
  jpegWithScans,
  packedChunk,
} from '../../../tests/factories/pictures';
import { childProcesses } from '../../../tests/setup/child-processes';
import { createUploads } from './create-uploads.server';

const opened: Uploads[] = [];
function open(limits: Parameters<typeof createUploads>[0] = {}): Uploads {
  const uploads = createUploads(limits);
  opened.push(uploads);
  return uploads;
}
afterEach(async () => {
  for (const uploads of opened.splice(0)) await uploads.close();
});

const mebibyte = 1024 * 1024;
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fine',
    (error) => error.reason ?? String(error),
  );
/** The kind of JPEG that needs the most memory to decode. */
const progressive = (width: number, height: number) =>
  aPicture(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
/** The largest allowed one; drawing it takes seconds. */
const maxSizeJpeg = progressive(8_000, 5_000);

test('a picture is cropped to squares of every size', async () => {
  const squares = await open().cropSquares(await aPicture().jpeg().toBuffer(), [512, 128], 'a');
  const sizes = await Promise.all(squares.map((square) => sharp(square).metadata()));
  expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
    [512, 512, 'webp'],
    [128, 128, 'webp'],
  ]);
});

test('every EXIF orientation is applied', async () => {
  const uploads = open();
  const quarters = ['#f00', '#0f0', '#00f', '#ff0'].map((background, index) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left: (index % 2) * 100,
    top: Math.floor(index / 2) * 100,
  }));
  const plain = await aPicture(200, 200).composite(quarters).jpeg({ quality: 100 }).toBuffer();
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifWith(orientation)]);
    const photo = afterStart(plain, jpegSegment(0xe1, exif));
    const [ours] = await uploads.cropSquares(photo, [64], 'a');
    const theirs = await sharp(photo).autoOrient().resize(64, 64).png().toBuffer();
    const corner = async (bytes: Uint8Array | undefined) => {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      return [0, 1, 2].map((at) =>
        Math.round((data[(8 * info.width + 8) * info.channels + at] ?? 0) / 128),
      );
    };
    expect(await corner(ours), `orientation ${orientation}`).toEqual(await corner(theirs));
  }
});

describe('hostile pictures', () => {
  test('cost no more than their pixels', async () => {
    const uploads = open({ memoryBytes: 200 * mebibyte });
    const texts = Array(5).fill(packedChunk('zTXt', 100 * mebibyte));
    const bomb = aPng({ width: 200, height: 200, chunks: texts });
    expect(await reasonOf(uploads.cropSquares(bomb, [128], 'a'))).toBe('fine');
    // Every entry points to the same 60 KB, so an EXIF reader would copy it 4,000 times.
    const entry = Buffer.from('\x0e\x01\x02\0\0\xe0\0\0\0\x10\0\0', 'latin1');
    const exif = exifWith(
      1,
      Array.from({ length: 4_000 }, () => entry),
    );
    const photo = afterStart(
      await aPicture().jpeg().toBuffer(),
      jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif, Buffer.alloc(10_000)])),
    );
    expect(await reasonOf(uploads.cropSquares(photo, [128], 'a'))).toBe('fine');
    expect(await reasonOf(uploads.cropSquares(await jpegWithScans(5_000), [128], 'a'))).toBe(
      'too_complex',
    );
  });

  test('the largest allowed pictures stay within the memory limit', async () => {
    const uploads = open();
    const maxSizePictures = [await maxSizeJpeg, aPng({ width: 8_000, height: 5_000 })];
    for (const picture of maxSizePictures) {
      expect(await reasonOf(uploads.cropSquares(picture, [512], 'a'))).toBe('fine');
    }
  });

  test('exceeding the memory limit ends the process, and the next picture works', async () => {
    const uploads = open({ memoryBytes: 110 * mebibyte });
    expect(await reasonOf(uploads.cropSquares(await maxSizeJpeg, [64], 'a'))).toBe('too_costly');
    const small = await aPicture(100, 100).png().toBuffer();
    expect(await reasonOf(uploads.cropSquares(small, [64], 'a'))).toBe('fine');
  });

  test.each([
    ['processor time', { cpuMs: 50 }],
    ['time', { timeoutMs: 1 }],
  ])(
    'too much %s ends the process',
    async (_, limits) => {
      expect(await reasonOf(open(limits).cropSquares(await maxSizeJpeg, [64], 'a'))).toBe(
        'too_costly',
      );
    },
    60_000,
  );
});

test('one network cannot fill the queue', async () => {
  const uploads = open();
  const picture = await aPicture(100, 100).png().toBuffer();
  const crop = (network: string) => reasonOf(uploads.cropSquares(picture, [64], network));
  const flood = Array.from({ length: 8 }, () => crop('flood'));
  const visitor = crop('visitor');
  expect(await visitor).toBe('fine');
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter((fate) => fate === 'fine')).toHaveLength(
    1 + uploadLimits.sandboxMaxWaitingPerNetwork,
  );
});

test.runIf(process.platform === 'linux')(
  'the process exits when idle and starts again',
  async () => {
    const before = childProcesses().length;
    const uploads = open({ idleMs: 50 });
    const picture = await aPicture(100, 100).png().toBuffer();
    const cropping = reasonOf(uploads.cropSquares(picture, [64], 'a'));
    await expect.poll(() => childProcesses().length).toBe(before + 1);
    expect(await cropping).toBe('fine');
    await expect.poll(() => childProcesses().length).toBe(before);
    expect(await reasonOf(uploads.cropSquares(picture, [64], 'a'))).toBe('fine');
  },
);

test('does not blame the picture if the process cannot be started, and recovers', async () => {
  const uploads = open();
  const picture = await aPicture(100, 100).png().toBuffer();
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    expect(await reasonOf(uploads.cropSquares(picture, [64], 'a'))).toMatch('cannot be started');
  } finally {
    process.execPath = execPath;
  }
  expect(await reasonOf(uploads.cropSquares(picture, [64], 'a'))).toBe('fine');
});
