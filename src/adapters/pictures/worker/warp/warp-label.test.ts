import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLinear, toneMap } from '../color';
import { type Tints, tintShape } from '../paint/tint-shape';
import { condense } from '../shapes/condense-shape';
import { type Crop, cropMargin, findCrop, scaleCrop } from '../shapes/crop';
import { planSampling, scaleSurface } from '../shapes/label-surface';
import { resample } from '../shapes/resample';
import type { Shape } from '../shapes/shape';
import { warpLabel } from './warp-label';

const width = 64;

/** A flat gray surface with a label in the middle. */
function aSurface(base = 200, gloss = 0, part: 'body' | 'background' = 'body'): Shape {
  const map = new Uint16Array(width * width * 3);
  for (let y = 16; y < 48; y++) {
    for (let x = 16; x < 48; x++) {
      map.set([((x - 16) / 32) * 65535, ((y - 16) / 32) * 65535, 65535], (y * width + x) * 3);
    }
  }
  const masks = new Uint8Array(width * width * 4);
  for (let i = part === 'body' ? 0 : 3; i < masks.length; i += 4) masks[i] = 255;
  const render = {
    width,
    base: new Uint8Array(width * width * 3).fill(base),
    area: { left: 0, top: 0, width, height: width },
    masks,
    gloss: new Uint8Array(width * width).fill(gloss),
    pans: null,
  };
  return {
    ...render,
    ...condense(render),
    label: scaleSurface({ width, pixels: map }, width, 1),
    aspect: 1,
    isClear: false,
    hasShade: false,
    isLabelOnShade: false,
    backgroundLight: [0.8, 0.8, 0.8],
  };
}

function tinted(shape: Shape, tints: Tints): Uint8Array {
  const picture = new Uint8Array(shape.width ** 2 * 3);
  tintShape(shape, tints, picture);
  return picture;
}

const plain = { shade: [0, 0, 0], background: [1, 1, 1], accent: [0, 0, 0] } as const;
const texel = ([red, green, blue, alpha]: readonly number[]) =>
  Buffer.from([red, green, blue, alpha].map((part) => part ?? 0)).readInt32LE();
const art = (rgba: [number, number, number, number], side = 40) => ({
  width: side,
  height: side,
  texels: new Int32Array(side * side).fill(texel(rgba)),
});

describe('a label on a surface', () => {
  test('stays within its coverage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 0, max: 255 }),
        (red, alpha) => {
          const surface = aSurface();
          const bare = tinted(surface, { ...plain, body: [0.5, 0.5, 0.5] });
          const printed = Uint8Array.from(bare);
          warpLabel(printed, surface, art([red, 0, 0, alpha]));
          const changed = [...printed.keys()].filter((i) => printed[i] !== bare[i]);
          const isOutside = (i: number) => {
            const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
            return x < 16 || x >= 48 || y < 16 || y >= 48;
          };
          expect(changed.filter(isOutside)).toEqual([]);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('changes nothing where the art is transparent', () => {
    const surface = aSurface();
    const bare = tinted(surface, { ...plain, body: [0.3, 0.5, 0.5] });
    const printed = Uint8Array.from(bare);
    warpLabel(printed, surface, art([255, 255, 255, 0]));
    expect(printed).toEqual(bare);
  });

  test('is darker where the surface is in shadow', () => {
    const middleOf = (base: number) => {
      const surface = aSurface(base);
      const picture = tinted(surface, { ...plain, body: [0.5, 0.5, 0.5] });
      warpLabel(picture, surface, art([230, 230, 230, 255]));
      return picture[(32 * width + 32) * 3] ?? 0;
    };
    expect(middleOf(90)).toBeLessThan(middleOf(140));
    expect(middleOf(140)).toBeLessThan(middleOf(200));
  });

  test('fine lines become gray where the surface turns away, without aliasing', () => {
    const surface = aSurface();
    const lines = art([0, 0, 0, 255], 512);
    if (surface.label) Object.assign(surface.label, planSampling(surface.label, lines));
    for (let i = 0; i < lines.texels.length; i += 2) lines.texels[i] = texel([255, 255, 255, 255]);
    const picture = tinted(surface, { ...plain, body: [0.5, 0.5, 0.5] });
    warpLabel(picture, surface, lines);
    const row = Array.from({ length: 24 }, (_, x) => picture[(32 * width + 20 + x) * 3] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(6);
  });
});

describe('tinting', () => {
  test('a reflection stays bright on black', () => {
    const glossy = aSurface(200, 190);
    const [black] = tinted(glossy, { ...plain, body: [0.004, 0.004, 0.004] });
    expect(black).toBeGreaterThan(180);
    const [matte] = tinted(aSurface(200, 0), { ...plain, body: [0.004, 0.004, 0.004] });
    expect(matte).toBeLessThan(30);
  });

  test('the background has the requested color at the picture’s edge', () => {
    const surface = aSurface(230, 0, 'background');
    const light = toLinear[230] ?? 0;
    const shape = { ...surface, backgroundLight: [light, light, light] as const };
    const requested = [0.75, 0.6, 0.5] as const;
    const picture = tinted(shape, { ...plain, body: [0, 0, 0], background: requested });
    expect([...picture.slice(0, 3)]).toEqual(requested.map((part) => toneMap(part)));
  });
});

const whole = (width: number): Crop => ({
  left: 0,
  top: 0,
  width,
  height: width,
  pictureWidth: width,
});

describe('resampling', () => {
  test('keeps a uniform plane uniform, at any width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 60 }), (from, to) => {
        const result = resample(new Float32Array(from * from).fill(7), whole(from), whole(to), 1);
        expect(result).toHaveLength(to * to);
        const maxError = result.reduce((max, value) => Math.max(max, Math.abs(value - 7)), 0);
        expect(maxError).toBeLessThan(0.001);
      }),
    );
  });

  test('averages merged pixels', () => {
    expect([...resample(new Float32Array([0, 2, 4, 6]), whole(2), whole(1), 1)]).toEqual([3]);
  });

  test('a crop gives the same pixels as the whole picture', () => {
    const side = 30;
    const inside = (x: number, y: number) => x >= 11 && x < 19 && y >= 7 && y < 22;
    const picture = Float32Array.from({ length: side * side }, (_, i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      return inside(x, y) ? ((i * 37) % 91) + 1 : 0;
    });
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 70 }), (to) => {
        const crop = findCrop(side, cropMargin(side, to), (i) => picture[i] !== 0);
        if (!crop) throw new Error('nothing to crop');
        const part = Float32Array.from({ length: crop.width * crop.height }, (_, i) => {
          const [x, y] = [crop.left + (i % crop.width), crop.top + Math.floor(i / crop.width)];
          return picture[y * side + x] ?? 0;
        });
        const target = scaleCrop(crop, to);
        const fromPart = resample(part, crop, target, 1);
        const fromWhole = resample(picture, whole(side), whole(to), 1);
        const maxError = fromWhole.reduce((max, value, i) => {
          const [x, y] = [(i % to) - target.left, Math.floor(i / to) - target.top];
          const isPart = x >= 0 && x < target.width && y >= 0 && y < target.height;
          const cropped = isPart ? (fromPart[y * target.width + x] ?? 0) : 0;
          return Math.max(max, Math.abs(cropped - value));
        }, 0);
        expect(maxError).toBeLessThan(0.0005);
      }),
    );
  });
});
