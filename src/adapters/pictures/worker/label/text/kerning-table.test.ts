import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tabulateKerning } from './kerning-table';

const glyph = fc.integer({ min: 1, max: 900 });

test('every known pair has its measured kerning, unknown glyphs have none', () => {
  fc.assert(
    fc.property(fc.array(glyph, { maxLength: 20 }), glyph, glyph, (glyphs, left, right) => {
      const measured = (a: number, b: number) => ((a * 31 + b * 17) % 4001) - 2000;
      const table = tabulateKerning(glyphs, measured);
      for (const a of glyphs) for (const b of glyphs) expect(table(a, b)).toBe(measured(a, b));
      const isKnown = glyphs.includes(left) && glyphs.includes(right);
      expect(table(left, right)).toBe(isKnown ? measured(left, right) : 0);
    }),
  );
});
