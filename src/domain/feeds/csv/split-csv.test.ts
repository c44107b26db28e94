import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvRow, CsvSplitter } from './split-csv';

function splitRows(text: string, delimiter = ',', piece = text.length || 1): CsvRow[] {
  const splitter = new CsvSplitter(delimiter);
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += piece)
    rows.push(...splitter.write(text.slice(at, at + piece)));
  return [...rows, ...splitter.end()];
}

const split = (...given: Parameters<typeof splitRows>) =>
  splitRows(...given).map(({ cells }) => cells);

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

  test('agrees with csv-parse on well-formed files', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'b ', 'é', '5"', "'", '; ', '.') });
    const quoted = fc
      .string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', ' ') })
      .map((text) => `"${text.replaceAll('"', '""')}"`);
    const row = fc.tuple(fc.constant('k'), fc.oneof(cell, quoted), fc.oneof(cell, quoted));
    const file = fc.tuple(fc.array(row, { minLength: 1 }), fc.constantFrom('\n', '\r\n'));
    fc.assert(
      fc.property(file, ([rows, newline]) => {
        const text = rows.map((cells) => cells.join(',')).join(newline);
        const peer = parse(text, { relax_quotes: true, record_delimiter: ['\r\n', '\n'] });
        expect(split(text)).toEqual(peer);
      }),
      { numRuns: 300 },
    );
  });

  test('returns the first line of a row', () => {
    const rows = splitRows('a,b\n"1\n2",3\n\nc,d\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test('an unclosed quote affects only its own line', () => {
    const lines = Array.from({ length: 3 }, (_, n) => `${n},x`).join('\n');
    expect(split(`a,b\n"open,c\n${lines}`).slice(-3)).toEqual([
      ['0', 'x'],
      ['1', 'x'],
      ['2', 'x'],
    ]);
  });

  test('an unclosed quote at the end of a file affects only the last line', () => {
    expect(split('a,b\nc,"d')).toEqual([
      ['a', 'b'],
      ['c', '"d'],
    ]);
  });

  test('a quote that is open for longer than a row may be counts as a character', () => {
    const long = 'x'.repeat(1_000_000);
    const rows = split(`"open,c\n${`${long},y\n`.repeat(25)}1,2\n`, ',', 1 << 20);
    expect(rows[0]).toEqual(['"open', 'c']);
    expect(rows.slice(1, -1).map((cells) => cells[0]?.length)).toEqual(
      Array.from({ length: 25 }, () => long.length),
    );
    expect(rows.at(-1)).toEqual(['1', '2']);
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
