import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedLimits } from '../feed-limits';
import { cellTrait } from './cell-traits';
import { ValueSheetBuffer } from './value-sheet';

test('a sheet returns every value with correct traits', () => {
  const sign = fc.constantFrom('a', ' ', '&', '"', '\\', '\t', 'é', '€', '😀', '\u001f');
  const values = fc.array(fc.string({ unit: sign, maxLength: 6 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(values, { maxLength: 5 }), (records) => {
      const draft = new ValueSheetBuffer();
      records.forEach((record, at) => {
        draft.add({ line: at + 1, names: record.map((_, n) => `f${n}`), values: record });
      });
      const rows = draft.takeRows();
      expect(rows.map((row) => row.values())).toEqual(records);
      for (const [at, row] of rows.entries()) {
        expect(row.line).toBe(at + 1);
        expect(row.joined()).toBe(records[at]?.join('\u001f'));
        expect(row.bytes).toBe(Buffer.byteLength(row.joined()));
        for (const [place, value] of row.values().entries()) {
          const lacks = (trait: number) => (row.traits(place) & trait) === 0;
          if (lacks(cellTrait.escaped)) expect(JSON.stringify(value)).toBe(`"${value}"`);
          if (lacks(cellTrait.wide)) expect(value).not.toMatch(/[^\p{ASCII}]/u);
        }
      }
    }),
  );
});

test('a value is cut at its limit, and an unpaired surrogate does not affect later values', () => {
  const draft = new ValueSheetBuffer();
  const names = ['long', 'half', 'next'];
  const long = 'x'.repeat(feedLimits.maxValueLength + 1);
  draft.add({ line: 1, names, values: [long, 'a\ud800', 'b'] });
  const [row] = draft.takeRows();
  expect(row?.value(0)).toHaveLength(feedLimits.maxValueLength);
  expect(row?.value(1)).toBe('a\ufffd');
  expect(row?.value(2)).toBe('b');
});
