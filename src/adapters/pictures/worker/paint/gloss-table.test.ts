import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintFromTable, tabulateGloss } from './gloss-table';
import { createPaint, paintPixel } from './paint';

const byte = fc.integer({ min: 0, max: 255 });
const factor = fc.double({ min: 0, max: 1.14, noNaN: true });

test('painting from a table equals painting pixel by pixel', () => {
  fc.assert(
    fc.property(
      fc.tuple(factor, factor, factor),
      fc.array(fc.tuple(byte, byte, byte, byte), { minLength: 20 }),
      (factors, pixels) => {
        const paint = createPaint(Float64Array.from(factors));
        const table = tabulateGloss(1, paint);
        for (const [gloss, ...base] of pixels) {
          const painted = new Uint8Array(3);
          paintPixel(painted, 0, Uint8Array.from(base), 0, gloss, paint);
          const fromTable = new Uint8Array(3);
          paintFromTable(table, fromTable, 0, Uint8Array.from(base), 0, gloss);
          expect(fromTable).toEqual(painted);
        }
      },
    ),
    { numRuns: 25 },
  );
});
