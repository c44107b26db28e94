import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineBuffer } from './line-buffer.server';

test('lines of any length come out as they went in, in parts of whole lines', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', '')),
    fc.integer({ min: 80_000, max: 100_000 }).map((length) => 'ü'.repeat(length)),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const buffer = new LineBuffer();
      for (const text of lines) buffer.add(text);
      const parts = buffer.end().map((part) => Buffer.from(part).toString());
      expect(parts.every((part) => part === '' || part.endsWith('\n'))).toBe(true);
      expect(parts.join('')).toBe(lines.map((text) => `${text}\n`).join(''));
    }),
    { numRuns: 50 },
  );
});
