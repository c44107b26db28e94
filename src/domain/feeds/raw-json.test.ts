import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListedRecord } from './listed-record';
import { createRawWriter } from './raw-json';
import { CsvSplitter } from './split-csv';

const rawOf = (names: readonly string[], values: readonly string[]) =>
  createRawWriter(names)(new ListedRecord(1, names, values));

describe('what a feed said, as JSON', () => {
  test('is what an object of its fields would be, whatever their names and values', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('id', '7', '12', '__proto__', 'a "b"'));
    const fields = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 6 });
    fc.assert(
      fc.property(fields, (pairs) => {
        const said: Record<string, string> = {};
        for (const [key, value] of pairs) {
          if (value !== '') said[key] = value.replaceAll('\u0000', '');
        }
        const [names, values] = [pairs.map(([key]) => key), pairs.map(([, value]) => value)];
        expect(rawOf(names, values)).toBe(JSON.stringify(said));
      }),
    );
  });

  test('is the same for a row of CSV, of which is known what needs no second look', () => {
    const names = ['id', 'name', 'note'];
    const splitter = new CsvSplitter(',');
    const text = 'k1,"Calm ""Blue"" Serum",C:\\temp\u0007\n,Crème,\nk3,,\n';
    const rows = splitter.write(new TextEncoder().encode(text));
    const write = createRawWriter(names);
    expect(rows.map((row) => write(Object.assign(row, { names })))).toEqual([
      JSON.stringify({ id: 'k1', name: 'Calm "Blue" Serum', note: 'C:\\temp\u0007' }),
      JSON.stringify({ name: 'Crème' }),
      JSON.stringify({ id: 'k3' }),
    ]);
  });

  test('keeps four thousand characters of a cell', () => {
    expect(rawOf(['a'], ['x'.repeat(5_000)])).toBe(JSON.stringify({ a: 'x'.repeat(4_000) }));
  });
});
