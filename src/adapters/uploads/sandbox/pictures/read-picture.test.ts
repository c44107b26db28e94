import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import {
  afterStart,
  aPicture,
  aPng,
  exifWith,
  jpegSegment,
  jpegWithScans,
  overwrite,
  packedChunk,
  pngChunk,
} from '../../../../../tests/factories/pictures';
import { readPicture } from './read-picture.server';

const mebibyte = 1024 * 1024;

/** 'fine', or why the picture is refused. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    readPicture(bytes);
    return 'fine';
  } catch (error) {
    return error instanceof PhotoRefused ? error.reason : `unexpected: ${error}`;
  }
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

test.each(formats)('a plain %s keeps its pixels', async (format) => {
  const original = await aPicture(640, 400).toFormat(format).toBuffer();
  const picture = readPicture(original);
  expect([picture.width, picture.height]).toEqual([640, 400]);
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect(await pixels(picture.bytes)).toEqual(await pixels(original));
});

test.each([
  ['interlaced PNG', () => aPicture().png({ progressive: true }).toBuffer()],
  ['PNG with a palette', () => aPicture().png({ palette: true }).toBuffer()],
  ['progressive JPEG', () => aPicture().jpeg({ progressive: true }).toBuffer()],
  ['gray JPEG', () => aPicture().grayscale().jpeg().toBuffer()],
  ['CMYK JPEG', () => aPicture().toColourspace('cmyk').jpeg().toBuffer()],
  ['lossless WebP', () => aPicture().webp({ lossless: true }).toBuffer()],
  ['WebP with transparency', () => aPicture().ensureAlpha(0.5).webp().toBuffer()],
  ['AVIF with transparency', () => aPicture().ensureAlpha(0.5).avif().toBuffer()],
  ['PNG with a color profile', () => aPicture().withIccProfile('p3').png().toBuffer()],
])('%s passes and can be decoded', async (_, make) => {
  const { bytes } = readPicture(await make());
  await expect(sharp(bytes, { failOn: 'error' }).raw().toBuffer()).resolves.toBeDefined();
});

describe('PNG', () => {
  test.each(['zTXt', 'iTXt', 'iCCP'] as const)(
    'a compressed %s chunk that unpacks to 64 MiB is dropped',
    (type) => {
      const bomb = aPng({ chunks: [packedChunk(type, 64 * mebibyte)] });
      expect(Buffer.from(readPicture(bomb).bytes).includes(type)).toBe(false);
    },
  );

  test('an animation is dropped', () => {
    const chunks = Array.from({ length: 3_000 }, () => pngChunk('fcTL', Buffer.alloc(26)));
    const { bytes } = readPicture(aPng({ chunks: [pngChunk('acTL', Buffer.alloc(8)), ...chunks] }));
    expect(bytes).toEqual(readPicture(aPng()).bytes);
  });

  test.each<[string, Buffer, string]>([
    [
      'too many chunks',
      aPng({ chunks: Array(20_000).fill(pngChunk('tEXt', Buffer.alloc(0))) }),
      'too_complex',
    ],
    [
      'enormous',
      aPng({ width: 60_000, height: 60_000, pixels: Buffer.alloc(mebibyte) }),
      'too_many_pixels',
    ],
    [
      'deep and large',
      aPng({ width: 10_000, height: 10_000, depth: 16, pixels: Buffer.alloc(9) }),
      'too_many_pixels',
    ],
    [
      'large with too little pixel data',
      aPng({ width: 6_000, height: 6_000, pixels: Buffer.alloc(9) }),
      'broken',
    ],
    ['an unknown critical chunk', aPng({ chunks: [pngChunk('EVIL', Buffer.alloc(4))] }), 'broken'],
    ['without its end', aPng().subarray(0, -12), 'broken'],
    ['two headers', aPng({ chunks: [pngChunk('IHDR', Buffer.alloc(13, 1))] }), 'broken'],
    [
      'a chunk longer than the file',
      aPng({ chunks: [Buffer.from('\xff\xff\xff\xfftEXt', 'latin1')] }),
      'broken',
    ],
  ])('%s is refused', (_, bytes, reason) => {
    expect(outcomeOf(bytes)).toBe(reason);
  });
});

describe('JPEG', () => {
  test('too many scans are refused', async () => {
    expect(outcomeOf(await jpegWithScans(2))).toBe('fine');
    expect(outcomeOf(await jpegWithScans(1_000))).toBe('too_complex');
  });

  test('metadata, comments and trailing data are dropped', async () => {
    const plain = await aPicture().jpeg().toBuffer();
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifWith(6)]);
    const full = Buffer.concat([
      afterStart(plain, jpegSegment(0xe1, exif), jpegSegment(0xfe, Buffer.from('SECRET'))),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const picture = readPicture(full);
    expect(picture.orientation).toBe(6);
    expect(picture.bytes).toEqual(readPicture(plain).bytes);
  });

  test.each<[string, (jpeg: Buffer) => Buffer, string]>([
    ['enormous', (jpeg) => frameOf(jpeg, 65_000, 65_000), 'too_many_pixels'],
    ['no height until later', (jpeg) => frameOf(jpeg, 900, 0), 'broken'],
    ['cut off', (jpeg) => jpeg.subarray(0, jpeg.length / 2), 'broken'],
    [
      'two frames',
      (jpeg) => afterStart(jpeg, jpegSegment(0xc0, Buffer.from([8, 1, 0, 1, 0, 1, 1, 17, 0]))),
      'broken',
    ],
    ['lossless', (jpeg) => afterStart(jpeg, jpegSegment(0xc3, Buffer.alloc(9))), 'not_a_picture'],
    [
      'only segments',
      (jpeg) => afterStart(jpeg, ...Array(20_000).fill(jpegSegment(0xfe, Buffer.alloc(1)))),
      'too_complex',
    ],
  ])('%s is refused', async (_, change, reason) => {
    expect(outcomeOf(change(await aPicture().jpeg().toBuffer()))).toBe(reason);
  });

  /** Changes the size in the frame header. */
  function frameOf(jpeg: Buffer, width: number, height: number): Buffer {
    const size = Buffer.alloc(4);
    size.writeUInt16BE(height, 0);
    size.writeUInt16BE(width, 2);
    return overwrite(jpeg, '\xff\xc0', 5, size);
  }
});

describe('WebP', () => {
  test('only the first frame of an animation is kept', async () => {
    const frames = Array.from({ length: 40 }, (_, index) => ({
      create: {
        width: 80,
        height: 80,
        channels: 3 as const,
        background: `#${String(index + 10).repeat(3)}`,
      },
    }));
    const images = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
    const animated = await sharp(images, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBeGreaterThan(1);
    const { bytes } = readPicture(animated);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      width: 80,
      height: 80,
    });
    expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  test('an enormous picture is refused', async () => {
    const webp = await aPicture().webp({ lossless: true }).toBuffer();
    expect(outcomeOf(overwrite(webp, 'VP8L', 9, Buffer.from([255, 255, 255, 15])))).toBe(
      'too_many_pixels',
    );
  });
});

describe('AVIF', () => {
  const avif = () => aPicture(640, 400).avif({ effort: 0 }).toBuffer();
  const size = (width: number, height: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt32BE(width, 0);
    bytes.writeUInt32BE(height, 4);
    return bytes;
  };

  /** The start of an AV1 sequence header of a still picture. */
  const sequenceHeader = (width: number, height: number) => {
    const bits = ['000', '1', '1', '00000', '1111', '1111'];
    const sides = [width, height].map((side) => (side - 1).toString(2).padStart(16, '0'));
    const text = [...bits, ...sides].join('').padEnd(56, '0');
    return Buffer.from((text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  };

  test('more pixels than the AVIF limit are refused', async () => {
    expect(outcomeOf(overwrite(await avif(), 'ispe', 8, size(9_000, 9_000)))).toBe(
      'too_many_pixels',
    );
  });

  test('a coded picture that is larger than its container says is refused', async () => {
    const honest = await avif();
    const mark = '\x12\0\x0a';
    const room = honest[honest.indexOf(mark, 0, 'latin1') + 3] ?? 0;
    expect(room).toBeGreaterThanOrEqual(sequenceHeader(640, 400).length);
    const changed = (width: number, height: number) =>
      overwrite(honest, mark, 4, sequenceHeader(width, height));
    expect(outcomeOf(changed(640, 400))).toBe('fine');
    expect(outcomeOf(changed(60_000, 60_000))).toBe('too_many_pixels');
  });

  test('a video instead of a picture is refused', async () => {
    const honest = await avif();
    const frames = Buffer.alloc(400, Buffer.from([0x32, 0x00]));
    const at = honest.indexOf('\x12\0\x0a', 0, 'latin1');
    const changed = Buffer.from(honest);
    changed.set(frames.subarray(0, changed.length - at - 2), at + 2);
    expect(outcomeOf(changed)).toBe('too_complex');
  });

  test('a video next to the picture and metadata are hidden', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x10moov', 'latin1'), Buffer.alloc(8)]);
    const withExif = await aPicture()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .avif()
      .toBuffer();
    const { bytes } = readPicture(Buffer.concat([withExif, film]));
    expect(Buffer.from(bytes).includes('moov')).toBe(false);
    expect(withExif.includes('infe')).toBe(true);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['an overlay', 'iovl'],
    ['an HEVC picture', 'hvc1'],
  ])('%s is refused', async (_, type) => {
    expect(outcomeOf(overwrite(await avif(), 'av01', 0, Buffer.from(type)))).toBe('not_a_picture');
  });
});

describe('a randomly modified picture', () => {
  test.each(formats)('in %s is either read or refused', async (format) => {
    const original = await aPicture(120, 90).toFormat(format).toBuffer();
    const change = fc.record({
      at: fc.integer({ min: 0, max: original.length - 1 }),
      value: fc.integer({ min: 0, max: 255 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const copy = Buffer.from(original);
        for (const { at, value } of changes) copy[at] = value;
        expect(outcomeOf(copy)).not.toContain('unexpected');
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: original.length }), (length) => {
        expect(outcomeOf(original.subarray(0, length))).not.toContain('unexpected');
      }),
    );
  });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page that starts like a GIF', 'GIF89a/*<script>alert(1)</script>*/=1;'],
  ['a TIFF', 'II*\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'],
  ['nothing', ''],
])('%s is not a picture', (_, text) => {
  expect(outcomeOf(Buffer.from(text, 'latin1'))).toBe('not_a_picture');
});

test('rejects a PNG with several color profiles: checking thousands would take seconds', () => {
  const profile = packedChunk('iCCP', 1_000);
  expect(() => readPicture(aPng({ chunks: [profile] }))).not.toThrow();
  expect(() => readPicture(aPng({ chunks: [profile, profile] }))).toThrow('two color profiles');
});
