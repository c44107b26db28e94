import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvRow, CsvSplitter } from './split-csv';

function split(text: string, delimiter = ',', piece = text.length || 1): string[][] {
  const splitter = new CsvSplitter(delimiter);
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += piece)
    rows.push(...splitter.write(text.slice(at, at + piece)));
  return [...rows, ...splitter.end()].map(({ cells }) => cells);
}

describe('splitting CSV', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"a,1","b\n2"\n3,4',
      [
        ['a,1', 'b\n2'],
        ['3', '4'],
      ],
    ],
    ['"say ""hi""",2', [['say "hi"', '2']]],
    ['Leggings 25",98', [['Leggings 25"', '98']]],
    ['"Wunder" 25,98', [['Wunder" 25', '98']]],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['\n\na,b\n\n', [['a', 'b']]],
  ])('%j', (text, rows) => {
    expect(split(text)).toEqual(rows);
  });

  test('gives back what was written, however it is cut into pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'é', ';') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, piece) => {
        const text = rows
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(split(text, ',', piece)).toEqual(rows);
      }),
    );
  });

  test('says on which line a row begins', () => {
    const splitter = new CsvSplitter(',');
    const rows = [...splitter.write('a,b\n"1\n2",3\nc,d\n'), ...splitter.end()];
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test('a quote that is never closed spoils its own line only', () => {
    const lines = Array.from({ length: 3 }, (_, n) => `${n},x`).join('\n');
    expect(split(`a,b\n"open,c\n${lines}`).slice(-3)).toEqual([
      ['0', 'x'],
      ['1', 'x'],
      ['2', 'x'],
    ]);
  });

  test('a cell of ten megabytes in small pieces is one cell', () => {
    const long = 'x'.repeat(10_000_000);
    const rows = split(`a,"${long}",c\n1,2,3\n`, ',', 64 * 1024);
    expect(rows.map((row) => row.map(({ length }) => length))).toEqual([
      [1, 10_000_000, 1],
      [1, 1, 1],
    ]);
  });
});
