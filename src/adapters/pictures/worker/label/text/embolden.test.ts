import { describe, expect, test } from 'vitest';
import { embolden } from './embolden';
import { openFace } from './face.server';
import type { Glyph } from './glyph';
import { voices } from './typefaces';

function aGlyph(...contours: [number, number][][]): Glyph {
  return {
    ...{ advance: 1, top: 1, bottom: 0, index: 1, isExtended: false },
    commands: contours.map((points) => `M${'L'.repeat(points.length - 1)}Z`).join(''),
    points: Float32Array.from(contours.flat(2)),
  };
}

const rounded = (glyph: Glyph) => [...glyph.points].map((value) => Math.round(value * 1000) / 1000);
const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

describe('a letter that is printed bolder', () => {
  test('grows to all sides by half of what it gains', () => {
    expect(rounded(embolden(aGlyph(square(0, 1)), 0.2))).toEqual(square(-0.1, 1.1).flat());
  });

  test('does so whichever way round its font draws', () => {
    const glyph = aGlyph(square(0, 1).toReversed());
    expect(rounded(embolden(glyph, 0.2))).toEqual(square(-0.1, 1.1).toReversed().flat());
  });

  test('has smaller holes', () => {
    const glyph = aGlyph(square(0, 1), square(0.3, 0.7).toReversed());
    const wanted = [...square(-0.05, 1.05), ...square(0.35, 0.65).toReversed()];
    expect(rounded(embolden(glyph, 0.1))).toEqual(wanted.flat());
  });

  test('closes its line where it began, also when the font says so twice', () => {
    const [first = [0, 0]] = square(0, 1);
    const points = rounded(embolden(aGlyph([...square(0, 1), first]), 0.2));
    expect(points.slice(-2)).toEqual(points.slice(0, 2));
  });

  test('is as it was without any gain', () => {
    const glyph = aGlyph(square(0, 1));
    expect(embolden(glyph, 0)).toBe(glyph);
  });

  test('grows no spikes, in any typeface', () => {
    const gain = 0.03;
    for (const { display, text } of Object.values(voices)) {
      for (const face of [openFace(display), openFace(text)]) {
        for (const letter of 'AMNVWXZaekmvwxyzß&%4') {
          const glyph = face.glyph(letter);
          if (!glyph) continue;
          const moved = embolden(glyph, gain).points;
          const farthest = moved.reduce(
            (most, value, i) => Math.max(most, Math.abs(value - (glyph.points[i] ?? 0))),
            0,
          );
          expect(farthest).toBeLessThan(gain * 1.3);
          expect(farthest).toBeGreaterThan(gain * 0.4);
        }
      }
    }
  }, 60_000);
});
