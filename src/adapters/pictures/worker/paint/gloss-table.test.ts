import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tabulateGloss } from './gloss-table';
import { mixPaint, paintPixel } from './paint';

const byte = fc.integer({ min: 0, max: 255 });
const factor = fc.double({ min: 0, max: 1.14, noNaN: true });

test('a table says what a pixel by itself would become', () => {
  fc.assert(
    fc.property(
      fc.tuple(factor, factor, factor),
      fc.array(fc.tuple(byte, byte, byte, byte), { minLength: 20 }),
      (factors, pixels) => {
        const paint = mixPaint(Float64Array.from(factors));
        const table = tabulateGloss(1, paint);
        for (const [gloss, ...base] of pixels) {
          const painted = new Uint8Array(3);
          paintPixel(painted, 0, Uint8Array.from(base), 0, gloss, paint);
          const found = base.map((value, channel) => table[(channel << 16) | (gloss << 8) | value]);
          expect(found).toEqual([...painted]);
        }
      },
    ),
    { numRuns: 25 },
  );
});
