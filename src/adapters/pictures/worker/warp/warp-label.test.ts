import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { develop, toLinear } from '../color';
import { type Tints, tint } from '../paint/tint-shape';
import { condense } from '../shapes/condense-shape';
import { cutAt, findCut, marginFor } from '../shapes/crop';
import { planDetail, surfaceAt } from '../shapes/label-surface';
import { type Cut, resample } from '../shapes/resample';
import type { Shape } from '../shapes/shape';
import { warpLabel } from './warp-label';

// Fonts and pictures are decoded here, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 60_000 });

const width = 64;

/** A flat grey wall with a label in its middle. */
function aWall(base = 200, gloss = 0, part: 'body' | 'ground' = 'body'): Shape {
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
    label: surfaceAt({ width, pixels: map }, width, 1),
    aspect: 1,
    isClear: false,
    hasShade: false,
    labelOnShade: false,
    ground: [0.8, 0.8, 0.8],
  };
}

function tinted(shape: Shape, tints: Tints): Uint8Array {
  const picture = new Uint8Array(shape.width ** 2 * 3);
  tint(shape, tints, picture);
  return picture;
}

const plain = { shade: [0, 0, 0], ground: [1, 1, 1], accent: [0, 0, 0] } as const;
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
          const wall = aWall();
          const bare = tinted(wall, { ...plain, body: [0.5, 0.5, 0.5] });
          const printed = Uint8Array.from(bare);
          warpLabel(printed, wall, art([red, 0, 0, alpha]));
          const changed = [...printed.keys()].filter((i) => printed[i] !== bare[i]);
          const isOutside = (i: number) => {
            const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
            return x < 16 || x >= 48 || y < 16 || y >= 48;
          };
          expect(changed.filter(isOutside)).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('leaves everything as it is where nothing is printed', () => {
    const wall = aWall();
    const bare = tinted(wall, { ...plain, body: [0.3, 0.5, 0.5] });
    const printed = Uint8Array.from(bare);
    warpLabel(printed, wall, art([255, 255, 255, 0]));
    expect(printed).toEqual(bare);
  });

  test('is as dark as the surface is in shadow', () => {
    const middleOf = (base: number) => {
      const wall = aWall(base);
      const picture = tinted(wall, { ...plain, body: [0.5, 0.5, 0.5] });
      warpLabel(picture, wall, art([230, 230, 230, 255]));
      return picture[(32 * width + 32) * 3] ?? 0;
    };
    expect(middleOf(90)).toBeLessThan(middleOf(140));
    expect(middleOf(140)).toBeLessThan(middleOf(200));
  });

  test('fine lines become grey where the surface turns away, never a pattern', () => {
    const wall = aWall();
    const lines = art([0, 0, 0, 255], 512);
    if (wall.label) Object.assign(wall.label, planDetail(wall.label, lines));
    for (let i = 0; i < lines.texels.length; i += 2) lines.texels[i] = texel([255, 255, 255, 255]);
    const picture = tinted(wall, { ...plain, body: [0.5, 0.5, 0.5] });
    warpLabel(picture, wall, lines);
    const row = Array.from({ length: 24 }, (_, x) => picture[(32 * width + 20 + x) * 3] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(6);
  });
});

describe('tinting', () => {
  test('a reflection stays as bright on black as it was', () => {
    const shiny = aWall(200, 190);
    const [black] = tinted(shiny, { ...plain, body: [0.004, 0.004, 0.004] });
    expect(black).toBeGreaterThan(180);
    const [matt] = tinted(aWall(200, 0), { ...plain, body: [0.004, 0.004, 0.004] });
    expect(matt).toBeLessThan(30);
  });

  test('the ground takes its colour at the picture’s edge', () => {
    const wall = aWall(230, 0, 'ground');
    const light = toLinear[230] ?? 0;
    const shape = { ...wall, ground: [light, light, light] as const };
    const wanted = [0.75, 0.6, 0.5] as const;
    const picture = tinted(shape, { ...plain, body: [0, 0, 0], ground: wanted });
    expect([...picture.slice(0, 3)]).toEqual(wanted.map((part) => develop(part)));
  });
});

const whole = (of: number): Cut => ({ left: 0, top: 0, width: of, height: of, of });

describe('resampling', () => {
  test('keeps a plain plane plain, at any width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 60 }), (from, to) => {
        const result = resample(new Float32Array(from * from).fill(7), whole(from), whole(to), 1);
        expect(result).toHaveLength(to * to);
        const farthest = result.reduce((most, value) => Math.max(most, Math.abs(value - 7)), 0);
        expect(farthest).toBeLessThan(0.001);
      }),
    );
  });

  test('averages what comes together', () => {
    expect([...resample(new Float32Array([0, 2, 4, 6]), whole(2), whole(1), 1)]).toEqual([3]);
  });

  test('a part comes out as it does from the whole', () => {
    const side = 30;
    const inside = (x: number, y: number) => x >= 11 && x < 19 && y >= 7 && y < 22;
    const picture = Float32Array.from({ length: side * side }, (_, i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      return inside(x, y) ? ((i * 37) % 91) + 1 : 0;
    });
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 70 }), (to) => {
        const cut = findCut(side, marginFor(side, to), (i) => picture[i] !== 0);
        if (!cut) throw new Error('there is something in it');
        const part = Float32Array.from({ length: cut.width * cut.height }, (_, i) => {
          const [x, y] = [cut.left + (i % cut.width), cut.top + Math.floor(i / cut.width)];
          return picture[y * side + x] ?? 0;
        });
        const target = cutAt(cut, to);
        const fromPart = resample(part, cut, target, 1);
        const fromWhole = resample(picture, whole(side), whole(to), 1);
        fromWhole.forEach((value, i) => {
          const [x, y] = [(i % to) - target.left, Math.floor(i / to) - target.top];
          const isPart = x >= 0 && x < target.width && y >= 0 && y < target.height;
          expect(isPart ? fromPart[y * target.width + x] : 0).toBeCloseTo(value, 3);
        });
      }),
    );
  });
});
