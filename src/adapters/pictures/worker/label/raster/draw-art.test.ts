import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { drawLabel } from '../label-art.server';
import { layouts } from '../layouts';
import { ornaments } from '../ornaments';
import { coverageOf } from './coverage';
import { drawArt } from './draw-art';

// Fonts are decoded here, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 60_000 });

const palette = { body: '#5b6b4a', accent: '#c9a36a', label: '#f5f0e3' };

/** How far our drawing of an SVG is from librsvg's, a channel, on average and at most. */
async function distance(svg: string): Promise<{ mean: number; most: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, texels } = drawArt(svg);
  expect([width, height]).toEqual([info.width, info.height]);
  const ours = new Uint8Array(texels.buffer, texels.byteOffset, texels.byteLength);
  let [sum, most] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    // What is clear has no color.
    const alpha = i | 3;
    const [one, other] = [data, ours].map((all) =>
      i === alpha ? (all[i] ?? 0) : ((all[i] ?? 0) * (all[alpha] ?? 0)) / 255,
    ) as [number, number];
    const far = Math.abs(one - other);
    sum += far;
    most = Math.max(most, far);
  }
  return { mean: sum / data.length, most };
}

/** Where lines cross, or letters of a script join, the few pixels at both edges count twice with us. */
const farthest = 110;

describe('a label is drawn as librsvg draws it', () => {
  const cases = Object.keys(layouts).flatMap((layout) =>
    [0.2, 0.7, 2.4, 8].map((aspect) => [layout, aspect] as const),
  );

  test.each(cases)('%s, %d times as wide as high', async (label, aspect) => {
    const texts = { brand: 'Fern & Fallow', name: 'Repairing Night Cream', size: '50 ml' };
    const picture = { shape: 'low-jar', palette, label };
    const { mean, most } = await distance(drawLabel({ brandId: 2, texts, picture, aspect }, 240));
    expect(mean).toBeLessThan(0.5);
    expect(most).toBeLessThan(farthest);
  });

  test.each(Object.keys(ornaments))('%s', async (name) => {
    const draw = ornaments[name as keyof typeof ornaments];
    const inside = draw({ x: 10, y: 10, w: 80, h: 80 }, '#7a2b3c');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 100 100">${inside}</svg>`;
    const { mean, most } = await distance(svg);
    expect(mean).toBeLessThan(0.5);
    expect(most).toBeLessThan(farthest);
  });
});

test.each([
  '<text x="1" y="2">a</text>',
  '<g transform="rotate(20)"><rect width="9" height="9" fill="#000000"/></g>',
  '<path d="M0 0l5 5z" fill="#000000"/>',
  '<rect width="9" height="9" fill="red"/>',
])('what labels never hold is refused: %s', (inside) => {
  const svg = `<svg width="10" height="10" viewBox="0 0 10 10">${inside}</svg>`;
  expect(() => drawArt(svg)).toThrow(RangeError);
});

test('a pixel is covered by as much of it as lies inside, to the area', () => {
  const place = fc.double({ min: 0, max: 20, noNaN: true });
  fc.assert(
    fc.property(fc.array(place, { minLength: 6, maxLength: 6 }), ([a, b, c, d, e, f]) => {
      const corners = [a, b, c, d, e, f] as [number, number, number, number, number, number];
      const coverage = coverageOf(20, 20);
      coverage.move(corners[0], corners[1]);
      coverage.line(corners[2], corners[3]);
      coverage.line(corners[4], corners[5]);
      coverage.close();
      let covered = 0;
      coverage.finish((_, from, to, share) => {
        covered += (to - from) * share;
      });
      const [ax, ay, bx, by, cx, cy] = corners;
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      // Shares below a thousandth are not told of.
      expect(Math.abs(covered - area)).toBeLessThan(0.05);
    }),
  );
});

test('an outline that leaves the label is cut off at its edge', () => {
  const coverage = coverageOf(10, 10);
  coverage.move(-50, -50);
  coverage.line(60, -50);
  coverage.line(60, 60);
  coverage.line(-50, 60);
  const told: number[][] = [];
  coverage.finish((...run) => told.push(run));
  expect(told).toEqual(Array.from({ length: 10 }, (_, y) => [y, 0, 10, 1]));
});
