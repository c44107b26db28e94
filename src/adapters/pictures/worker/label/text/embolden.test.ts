import { describe, expect, test } from 'vitest';
import { embolden } from './embolden';
import { readFont } from './font-file.server';
import { type Glyph, traceGlyph } from './glyph';
import { labelTypefaces } from './typefaces';

function aGlyph(...contours: [number, number][][]): Glyph {
  return {
    ...{ advance: 1, top: 1, bottom: 0, index: 1, isExtended: false },
    commands: contours.map((points) => `M${'L'.repeat(points.length - 1)}Z`).join(''),
    points: Float32Array.from(contours.flat(2)),
  };
}

const roundedPoints = (glyph: Glyph) =>
  [...glyph.points].map((value) => Math.round(value * 1000) / 1000);
const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

describe('an emboldened glyph', () => {
  test('grows on all sides by half of the gain', () => {
    expect(roundedPoints(embolden(aGlyph(square(0, 1)), 0.2))).toEqual(square(-0.1, 1.1).flat());
  });

  test('grows regardless of the contour direction', () => {
    const glyph = aGlyph(square(0, 1).toReversed());
    expect(roundedPoints(embolden(glyph, 0.2))).toEqual(square(-0.1, 1.1).toReversed().flat());
  });

  test('has smaller holes', () => {
    const glyph = aGlyph(square(0, 1), square(0.3, 0.7).toReversed());
    const wanted = [...square(-0.05, 1.05), ...square(0.35, 0.65).toReversed()];
    expect(roundedPoints(embolden(glyph, 0.1))).toEqual(wanted.flat());
  });

  test('stays closed if the font repeats the first point', () => {
    const [first = [0, 0]] = square(0, 1);
    const points = roundedPoints(embolden(aGlyph([...square(0, 1), first]), 0.2));
    expect(points.slice(-2)).toEqual(points.slice(0, 2));
  });

  test('is unchanged without a gain', () => {
    const glyph = aGlyph(square(0, 1));
    expect(embolden(glyph, 0)).toBe(glyph);
  });

  test('has no spikes, in any typeface', () => {
    const gain = 0.03;
    const seen = new Set<string>();
    for (const { display, text } of Object.values(labelTypefaces)) {
      for (const name of [display, text]) {
        const key = JSON.stringify(name);
        if (seen.has(key)) continue;
        seen.add(key);
        const font = readFont(name, 'latin');
        for (const letter of 'AMVWXZekmy&4') {
          const glyph = traceGlyph(font, letter, false);
          if (!glyph) continue;
          const moved = embolden(glyph, gain).points;
          const maxDistance = moved.reduce(
            (max, value, i) => Math.max(max, Math.abs(value - (glyph.points[i] ?? 0))),
            0,
          );
          expect(maxDistance).toBeLessThan(gain * 1.3);
          expect(maxDistance).toBeGreaterThan(gain * 0.4);
        }
      }
    }
  });
});
