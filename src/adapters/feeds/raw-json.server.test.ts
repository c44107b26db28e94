import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawJson } from './raw-json.server';

const raw = (fields: readonly (readonly [name: string, value: string])[]) =>
  rawJson({
    line: 1,
    names: fields.map(([name]) => name),
    values: fields.map(([, value]) => value),
  });

test('it is what JSON makes of an object of the same fields', () => {
  const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('id', '1', '__proto__'));
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, cell), { maxLength: 6 }), (fields) => {
      const said: Record<string, string> = {};
      for (const [field, value] of fields) if (value) said[field] = value.replaceAll('\0', '');
      expect(raw(fields)).toBe(JSON.stringify(said));
    }),
  );
});

test.each(['a "quoted" word', 'a\\b', 'two\nlines', 'half a \ud83d letter', '€ – ü 😀', '\u2028'])(
  '%j is what it was after reading it back',
  (value) => {
    expect(JSON.parse(raw([['title', value]]))).toEqual({ title: value });
  },
);

test('of a long cell the beginning is kept', () => {
  expect(JSON.parse(raw([['title', 'x'.repeat(10_000)]])).title).toHaveLength(4_000);
});

test('a row that is shorter than the header has no more than it says', () => {
  expect(rawJson({ line: 1, names: ['id', 'title'], values: ['7'] })).toBe('{"id":"7"}');
});
