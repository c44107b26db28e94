import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLinear, toneMap } from '../color';
import { type Tints, tintShape } from '../paint/tint-shape';
import { condense } from './condense-shape';
import { runKind } from './part-runs';
import type { Render, Shape } from './shape';

const width = 17;
const area = { left: 3, top: 2, width: 9, height: 11 };
const paper = [1.02, 1, 0.94] as const;
const tints: Tints = {
  ...{ body: [0.1, 0.4, 0.7], accent: [0.5, 0.02, 0.3], shade: [0.8, 0.6, 0.05] },
  background: [0.7, 0.75, 0.8],
};

const byte = fc.integer({ min: 0, max: 255 });
/** Shares of body, accent, shade and background: mostly one part alone. */
const mask = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.nat(3).map((part) => [0, 1, 2, 3].map((i) => (i === part ? 255 : 0))),
  },
  fc.tuple(fc.nat(80), fc.nat(80), fc.nat(80)).map((parts) => [...parts, 12]),
);
const pixels = area.width * area.height;
const renders = fc
  .record({
    masks: fc.array(mask, { minLength: pixels, maxLength: pixels }),
    gloss: fc.array(fc.oneof(fc.constant(0), byte), { minLength: pixels, maxLength: pixels }),
    pans: fc.option(fc.array(fc.nat(3), { minLength: pixels, maxLength: pixels })),
    light: fc.array(byte, { minLength: width * width, maxLength: width * width }),
  })
  .map(({ masks, gloss, pans, light }): Render => {
    const base = light.flatMap((value, pixel) =>
      isBackground(masks, pixel)
        ? paper.map((part) => Math.min(255, Math.round(value * part)))
        : [value, 255 - value, (value * 7) & 255],
    );
    return {
      ...{ width, area, base: Uint8Array.from(base), masks: Uint8Array.from(masks.flat()) },
      gloss: Uint8Array.from(gloss),
      pans: pans && Uint8Array.from(pans),
    };
  });

function inArea(pixel: number): number | undefined {
  const [x, y] = [(pixel % width) - area.left, Math.floor(pixel / width) - area.top];
  const isIn = x >= 0 && x < area.width && y >= 0 && y < area.height;
  return isIn ? y * area.width + x : undefined;
}

function isBackground(masks: readonly (readonly number[])[], pixel: number): boolean {
  const i = inArea(pixel);
  return i === undefined || masks[i]?.[3] === 255;
}

function aShape(render: Render): Shape {
  const rest = { label: null, aspect: 1, isClear: false, hasShade: true, isLabelOnShade: false };
  return { ...render, ...rest, backgroundLight: [0.8, 0.8, 0.8], ...condense(render) };
}

const painted = (shape: Shape) => {
  const picture = new Uint8Array(width * width * 3);
  tintShape(shape, tints, picture);
  return picture;
};

describe('a condensed render', () => {
  test('is painted like the full render, pixel by pixel', () => {
    fc.assert(
      fc.property(renders, (render) => {
        const shape = aShape({ ...render, pans: null });
        const picture = painted(shape);
        const wrong: number[] = [];
        for (let at = 0; at < picture.length; at++) {
          const [pixel, channel] = [Math.floor(at / 3), at % 3];
          const i = inArea(pixel);
          const light = toLinear[render.base[at] ?? 0] ?? 0;
          const shine = toLinear[i === undefined ? 0 : (render.gloss[i] ?? 0)] ?? 0;
          const reflected = Math.min(light, shine);
          const share = (part: number) =>
            i === undefined ? Number(part === 3) : (render.masks[i * 4 + part] ?? 0) / 255;
          const factor = (part: 'body' | 'accent' | 'shade') =>
            Math.min(0.86, tints[part][channel] ?? 0) / 0.75;
          const all = share(0) + share(1) + share(2);
          const colors =
            share(0) * factor('body') + share(1) * factor('accent') + share(2) * factor('shade');
          const background = (share(3) * (tints.background[channel] ?? 0)) / 0.8;
          const expected = toneMap(
            (light - reflected) * colors +
              all * reflected +
              light * (background + Math.max(0, 1 - all - share(3))),
          );
          // Background of one brightness has one color, up to rounding.
          const maxError = share(3) === 1 ? 3 : 1;
          if (Math.abs((picture[at] ?? 0) - expected) > maxError) wrong.push(at);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('has runs for the whole picture and part shares for every mixed pixel', () => {
    fc.assert(
      fc.property(renders, (render) => {
        const { runs, mixes } = condense(render);
        const lengths = [...runs].map((run) => run >>> 3);
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(width * width);
        const mixed = [...runs].filter((run) => (run & 7) === runKind.mixed);
        expect(mixed.reduce((sum, run) => sum + (run >>> 3), 0) * 4).toBe(mixes.length);
      }),
      { numRuns: 20 },
    );
  });

  test('gives every pan its own tone', () => {
    fc.assert(
      fc.property(renders, (render) => {
        const whole = aShape(render);
        const masks = render.masks.map((_, at) => (at % 4 === 2 ? 255 : 0));
        const gloss = new Uint8Array(pixels);
        const flat = { ...render, masks, gloss, base: render.base.map(() => 180) };
        const picture = painted(aShape({ ...flat, pans: whole.pans ?? new Uint8Array(pixels) }));
        const tones = new Map<number, Set<number>>();
        for (let pixel = 0; pixel < width * width; pixel++) {
          const i = inArea(pixel);
          if (i === undefined) continue;
          const pan = whole.pans?.[i] ?? 0;
          tones.set(pan, (tones.get(pan) ?? new Set()).add(picture[pixel * 3] ?? 0));
        }
        expect([...tones.values()].map(({ size }) => size)).toEqual([...tones].map(() => 1));
      }),
      { numRuns: 10 },
    );
  });

  test('keeps colors that glass refracts into the background', () => {
    const masks = new Uint8Array(pixels * 4);
    for (let i = 0; i < pixels; i++) masks[i * 4 + 3] = 255;
    const base = new Uint8Array(width * width * 3).fill(200);
    const gold = (5 * width + 6) * 3;
    base.set([230, 200, 120], gold);
    const shape = aShape({ width, area, masks, base, gloss: new Uint8Array(pixels), pans: null });
    const picture = painted(shape);
    const [red = 0, , blue = 0] = picture.subarray(gold, gold + 3);
    expect(red - blue).toBeGreaterThan(60);
    const [left, , right] = picture.subarray(gold + 3, gold + 6);
    expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(20);
  });
});
