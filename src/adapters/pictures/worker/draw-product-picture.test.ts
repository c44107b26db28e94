import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankLabel } from '~/domain/pictures/illustration';
import { writeTestShape } from '../../../../tests/factories/shape-files';
import { drawProductPicture, type ProductPictureRequest } from './draw-product-picture.server';
import { openShapeLibrary, type ShapeLibrary } from './shapes/shape-library.server';

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

function aRequest(
  given: Partial<ProductPictureRequest> & { shape?: string; shade?: string } = {},
): ProductPictureRequest {
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

/** The color at a position relative to the picture's size. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

describe('a composed picture', () => {
  test.each(['avif', 'webp', 'jpg'] as const)(
    'is a square of the requested width, as %s',
    async (format) => {
      const {
        width,
        height,
        format: found,
      } = await sharp(await drawProductPicture(library, aRequest({ format }))).metadata();
      expect([width, height]).toEqual([160, 160]);
      expect(found).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    },
  );

  test('has no text if it is an illustration', async () => {
    const { picture } = aRequest();
    const draw = (name: string, label: string) =>
      drawProductPicture(library, aRequest({ name, picture: { ...picture, label } }));
    expect(await draw('Day Cream', blankLabel)).toEqual(await draw('Night Cream', blankLabel));
    expect(await draw('Day Cream', blankLabel)).not.toEqual(await draw('Day Cream', 'letterpress'));
  });

  test('is byte-identical for the same product', async () => {
    const once = await drawProductPicture(library, aRequest());
    expect(await drawProductPicture(openShapeLibrary(folder), aRequest())).toEqual(once);
    expect(await drawProductPicture(library, aRequest({ name: 'Day Cream' }))).not.toEqual(once);
  });

  test.each([160, 480])(
    'shows the brand’s colors at %i pixels: body, cap and background',
    async (width) => {
      const bytes = await drawProductPicture(library, aRequest({ width }));
      const [red, , blue] = await colorAt(bytes, 0.5, 0.35);
      expect(blue).toBeGreaterThan(red);
      const cap = await colorAt(bytes, 0.5, 0.22);
      expect(cap[0]).toBeGreaterThan(cap[1] * 2);
      expect(Math.min(...(await colorAt(bytes, 0.05, 0.05)))).toBeGreaterThan(190);
    },
  );

  test('prints its label on the label surface only', async () => {
    const bytes = await drawProductPicture(library, aRequest());
    expect(Math.min(...(await colorAt(bytes, 0.5, 0.6)))).toBeGreaterThan(150);
    expect(Math.max(...(await colorAt(bytes, 0.5, 0.85)))).toBeLessThan(110);
  });

  test('shows the shade on shaded parts', async () => {
    const bytes = await drawProductPicture(
      library,
      aRequest({ shape: 'lipstick', shade: '#e0357f' }),
    );
    const [red, green] = await colorAt(bytes, 0.5, 0.22);
    expect(red).toBeGreaterThan(green * 2);
  });

  test('shows the shade on the cap of an opaque package', async () => {
    const bytes = await drawProductPicture(library, aRequest({ shade: '#1f5c4a' }));
    const [red, green] = await colorAt(bytes, 0.5, 0.22);
    expect(green).toBeGreaterThan(red);
  });

  test('gives each pan of a palette its own tone', async () => {
    const bytes = await drawProductPicture(
      library,
      aRequest({ shape: 'eye-palette', shade: '#b9734f' }),
    );
    const [one, two] = [await colorAt(bytes, 0.35, 0.22), await colorAt(bytes, 0.65, 0.22)];
    expect(Math.abs(one[0] - two[0])).toBeGreaterThan(15);
  });

  test('uses a similar shape for one that was never rendered', async () => {
    const jar = await drawProductPicture(library, aRequest());
    expect(await drawProductPicture(library, aRequest({ shape: 'tall-jar' }))).toEqual(jar);
    expect(await drawProductPicture(library, aRequest({ shape: '../../etc' }))).toEqual(jar);
    expect(await drawProductPicture(library, aRequest({ shape: 'constructor' }))).toEqual(jar);
  });
});
