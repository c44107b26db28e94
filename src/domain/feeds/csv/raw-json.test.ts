import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CsvRow } from './csv-sheet';
import { createRawWriter } from './raw-json';
import { CsvSplitter } from './split-csv';
import { ValueSheetBuffer } from './value-sheet';

function rawOf(names: readonly string[], values: readonly string[]): string {
  const draft = new ValueSheetBuffer();
  draft.add({ line: 1, names, values });
  const [row] = draft.takeRows();
  if (!row) throw new Error('there is no row');
  return createRawWriter(names).text(row);
}

/** Written as bytes, if possible. */
function bytesOf(names: readonly string[], row: CsvRow): string | null {
  const writer = createRawWriter(names);
  const room = new Uint8Array(3 + writer.maxBytes(row));
  const end = writer.write(row, room, 3);
  return end < 0 ? null : new TextDecoder().decode(room.subarray(3, end));
}

describe('a feed record as JSON', () => {
  test('equals the JSON of an object with its fields, for any names and values', () => {
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

  test('is the same for a CSV row with known traits', () => {
    const names = ['id', 'name', 'note'];
    const splitter = new CsvSplitter(',');
    const text = 'k1,"Calm ""Blue"" Serum",C:\\temp\u0007\n,Crème,\nk3,,\n';
    const rows = splitter.write(new TextEncoder().encode(text));
    const writer = createRawWriter(names);
    expect(rows.map((row) => writer.text(Object.assign(row, { names })))).toEqual([
      JSON.stringify({ id: 'k1', name: 'Calm "Blue" Serum', note: 'C:\\temp\u0007' }),
      JSON.stringify({ name: 'Crème' }),
      JSON.stringify({ id: 'k3' }),
    ]);
  });

  test('is the same as bytes, if available', () => {
    const sign = fc.constantFrom('a', ' ', 'é', '€', '😀', '"', '\\', '\t', '&', "'");
    const cell = fc.string({ unit: sign, maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    const names = ['id', 'näme', 'note'];
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 30 }), (rows, piece) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
        const text = rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');
        const bytes = new TextEncoder().encode(text);
        const splitter = new CsvSplitter(',');
        for (let at = 0; at < bytes.length; at += piece) {
          for (const row of splitter.write(bytes.subarray(at, at + piece))) {
            const whole = createRawWriter(names).text(Object.assign(row, { names }));
            expect(bytesOf(names, row)).toBe(whole.includes('\\') ? null : whole);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('stores four thousand characters of a cell', () => {
    expect(rawOf(['a'], ['x'.repeat(5_000)])).toBe(JSON.stringify({ a: 'x'.repeat(4_000) }));
  });
});
