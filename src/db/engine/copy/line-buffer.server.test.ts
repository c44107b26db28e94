import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineBuffer } from './line-buffer.server';

const textOf = (buffer: LineBuffer) => Buffer.concat([...buffer.end()]).toString();

/** The format of PostgreSQL's documentation. */
function cellText(cell: string | number | null): string {
  if (cell === null) return '\\N';
  return String(cell)
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[\\\t\n\r ~a-z]{0,40}$/),
  fc.integer({ min: 60_000, max: 100_000 }).map((length) => 'ü'.repeat(length)),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true }),
  fc.constant(null),
);

test('writes cells of any type and length in the format of COPY', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 })), (lines) => {
      const buffer = new LineBuffer();
      for (const cells of lines) {
        for (const each of cells) {
          if (each === null) buffer.nullCell();
          else if (typeof each === 'number') buffer.integer(each);
          else buffer.text(each);
        }
        buffer.endLine();
      }
      expect(textOf(buffer)).toBe(
        lines.map((cells) => `${cells.map(cellText).join('\t')}\n`).join(''),
      );
      buffer.release();
    }),
    { numRuns: 200 },
  );
});

test('reuses released buffers without mixing their contents', () => {
  const write = (text: string) => {
    const buffer = new LineBuffer();
    buffer.text(text);
    buffer.endLine();
    return buffer;
  };
  const first = write('first');
  const second = write('second');
  expect([textOf(first), textOf(second)]).toEqual(['first\n', 'second\n']);
  first.release();
  const third = write('third');
  expect([textOf(second), textOf(third)]).toEqual(['second\n', 'third\n']);
});
