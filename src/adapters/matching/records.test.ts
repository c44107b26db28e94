import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Records } from './records';

test('reads rows as written, on any page', () => {
  const rows = fc.array(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 300 }), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(rows, (written) => {
      const records = new Records();
      const starts = written.map((row) => {
        const start = records.begin(row.length);
        for (const number of row) records.push(number);
        return start;
      });
      for (const [at, row] of written.entries()) {
        records.seek(starts[at] ?? 0);
        expect(row.map(() => records.next())).toEqual(row);
      }
    }),
    { numRuns: 30 },
  );
});
