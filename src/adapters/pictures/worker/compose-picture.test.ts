import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeTestShape } from '../../../../tests/factories/shape-files';
import { type ComposeWish, composePicture } from './compose-picture.server';
import { openShapeLibrary, type ShapeLibrary } from './shapes/shape-library.server';

// Fonts and pictures are decoded here, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'glowfare-shapes-'));
let library: ShapeLibrary;

beforeAll(async () => {
  await writeTestShape(join(folder, 'low-jar'));
  await writeTestShape(join(folder, 'lipstick'), { shaded: true, aspect: 0.4 });
  await writeTestShape(join(folder, 'eye-palette'), {
    shaded: true,
    pans: [
      [50, 30, 50, 30],
      [100, 30, 50, 30],
    ].map((pan) => pan.map((value) => value * 4) as [number, number, number, number]),
  });
  library = openShapeLibrary(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function aWish(given: Partial<ComposeWish> & { shape?: string; shade?: string } = {}): ComposeWish {
  const { shape = 'low-jar', shade, ...rest } = given;
  return {
    brand: { id: 3, name: 'Fern & Fallow' },
    name: 'Night Cream',
    size: '1.7 oz / 50 ml',
    picture: {
      shape,
      palette: { body: '#1d2a44', accent: '#c0392b', label: '#f5f0e3' },
      label: 'letterpress',
      ...(shade && { shade }),
    },
    width: 160,
    format: 'webp',
    ...rest,
  };
}

/** The colour at a place, given in parts of the picture. */
async function colourAt(
  bytes: Uint8Array,
  x: number,
  y: number,
): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

describe('a composed picture', () => {
  test.each(['avif', 'webp', 'jpg'] as const)(
    'is a square of the width asked for, as %s',
    async (format) => {
      const {
        width,
        height,
        format: found,
      } = await sharp(await composePicture(library, aWish({ format, width: 320 }))).metadata();
      expect([width, height]).toEqual([320, 320]);
      expect(found).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    },
  );

  test('is the same, byte by byte, for the same product', async () => {
    const once = await composePicture(library, aWish());
    expect(await composePicture(openShapeLibrary(folder), aWish())).toEqual(once);
    expect(await composePicture(library, aWish({ name: 'Day Cream' }))).not.toEqual(once);
  });

  test.each([160, 640])(
    'wears the brand’s colours at %i pixels: body, cap, and a ground in its tone',
    async (width) => {
      const bytes = await composePicture(library, aWish({ width }));
      const [red, , blue] = await colourAt(bytes, 0.5, 0.35);
      expect(blue).toBeGreaterThan(red);
      const cap = await colourAt(bytes, 0.5, 0.22);
      expect(cap[0]).toBeGreaterThan(cap[1] * 2);
      expect(Math.min(...(await colourAt(bytes, 0.05, 0.05)))).toBeGreaterThan(190);
    },
  );

  test('shows its label where the surface has one and nowhere else', async () => {
    const bytes = await composePicture(library, aWish());
    expect(Math.min(...(await colourAt(bytes, 0.5, 0.6)))).toBeGreaterThan(150);
    expect(Math.max(...(await colourAt(bytes, 0.5, 0.85)))).toBeLessThan(110);
  });

  test('gives the shade to what a shade colours', async () => {
    const bytes = await composePicture(library, aWish({ shape: 'lipstick', shade: '#e0357f' }));
    const [red, green] = await colourAt(bytes, 0.5, 0.22);
    expect(red).toBeGreaterThan(green * 2);
  });

  test('gives it to the cap where the contents cannot be seen', async () => {
    const bytes = await composePicture(library, aWish({ shade: '#1f5c4a' }));
    const [red, green] = await colourAt(bytes, 0.5, 0.22);
    expect(green).toBeGreaterThan(red);
  });

  test('gives each pan of a palette a tone of its own', async () => {
    const bytes = await composePicture(library, aWish({ shape: 'eye-palette', shade: '#b9734f' }));
    const [one, two] = [await colourAt(bytes, 0.35, 0.22), await colourAt(bytes, 0.65, 0.22)];
    expect(Math.abs(one[0] - two[0])).toBeGreaterThan(15);
  });

  test('takes the nearest shape for one that was never rendered', async () => {
    const jar = await composePicture(library, aWish());
    expect(await composePicture(library, aWish({ shape: 'tall-jar' }))).toEqual(jar);
    expect(await composePicture(library, aWish({ shape: '../../etc' }))).toEqual(jar);
    expect(await composePicture(library, aWish({ shape: 'constructor' }))).toEqual(jar);
  });
});
