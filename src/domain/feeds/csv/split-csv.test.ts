import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellTrait } from './cell-traits';
import type { CsvRow } from './csv-sheet';
import { CsvSplitter } from './split-csv';

const encoder = new TextEncoder();

function split(text: string, delimiter = ',', piece = text.length || 1): string[][] {
  const splitter = new CsvSplitter(delimiter);
  const rows: CsvRow[] = [];
  const bytes = encoder.encode(text);
  for (let at = 0; at < bytes.length; at += piece)
    rows.push(...splitter.write(bytes.subarray(at, at + piece)));
  return [...rows, ...splitter.end()].map((row) => row.values());
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

  test('returns the written values for any chunking', () => {
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

  /** Any text, well-formed or not. */
  const anyText = fc.string({
    unit: fc.constantFrom(
      'a',
      'b ',
      ',',
      '"',
      '""',
      '","',
      '\n',
      '\r\n',
      '\r',
      '\u00a0',
      'é',
      '€',
      '😀',
    ),
    maxLength: 40,
  });

  test('returns the same for any chunking', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 9 }), (text, piece) => {
        expect(split(text, ',', piece)).toEqual(split(text));
      }),
      { numRuns: 500 },
    );
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'in chunks of %i bytes when multi-byte spaces follow a quote',
    (piece) => {
      expect(split('é\n"a"\u00a0\u2003,b\n"c" \n', ',', piece)).toEqual([['é'], ['a', 'b'], ['c']]);
    },
  );

  test('returns a row as text with its length and correct cell traits', () => {
    const signs = fc.constantFrom(
      'a',
      '1',
      ' ',
      '&',
      '<',
      '"',
      '""',
      '\\',
      '\t',
      '\u007f',
      'é',
      '>',
      '=',
      '\n',
      ',',
    );
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
        const splitter = new CsvSplitter(',');
        for (const row of [...splitter.write(encoder.encode(text)), ...splitter.end()]) {
          const cells = row.values();
          expect(row.joined()).toBe(cells.join('\u001f'));
          expect(row.length).toBe(cells.join('').length);
          for (const [place, cell] of cells.entries()) {
            const lacks = (trait: number) => (row.traits(place) & trait) === 0;
            expect(row.isBlank(place)).toBe(cell.trim() === '');
            if (lacks(cellTrait.escaped)) expect(JSON.stringify(cell)).toBe(`"${cell}"`);
            if (lacks(cellTrait.markup)) expect(cell).not.toMatch(/[&<]/);
            if (lacks(cellTrait.control)) expect(cell).not.toMatch(/\p{Cc}/u);
            if (lacks(cellTrait.wide)) expect(cell).not.toMatch(/[^\p{ASCII}]/u);
            if (lacks(cellTrait.odd)) expect(cell).not.toMatch(/[>=<&"]/);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a plain cell has no traits', () => {
    const splitter = new CsvSplitter(',');
    const [row] = splitter.write(encoder.encode('Calm Serum 30 ml,"Gentle, quick",é\r\n'));
    expect([0, 1, 2].map((place) => row?.traits(place))).toEqual([
      0,
      0,
      cellTrait.wide | cellTrait.odd,
    ]);
  });

  test('returns the first line of a row', () => {
    const splitter = new CsvSplitter(',');
    const rows = [...splitter.write(encoder.encode('a,b\n"1\n2",3\nc,d\n')), ...splitter.end()];
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test('an unclosed quote affects only its own line', () => {
    const lines = Array.from({ length: 3 }, (_, n) => `${n},x`).join('\n');
    expect(split(`a,b\n"open,c\n${lines}`).slice(-3)).toEqual([
      ['0', 'x'],
      ['1', 'x'],
      ['2', 'x'],
    ]);
  });

  test('reads a cell of ten megabytes in small chunks', () => {
    const long = 'x'.repeat(10_000_000);
    const rows = split(`a,"${long}",c\n1,2,3\n`, ',', 64 * 1024);
    expect(rows.map((row) => row.map(({ length }) => length))).toEqual([
      [1, 10_000_000, 1],
      [1, 1, 1],
    ]);
  });
});
