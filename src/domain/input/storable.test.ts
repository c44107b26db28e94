import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnstorable, isStorable, readId } from './storable';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['9999999999', null],
  ['99999999999999999999', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.0', null],
  ['1e3', null],
  [' 1', null],
  ['1\0', null],
  ['', null],
  [undefined, null],
])('the id in %j is %s', (text, id) => {
  expect(readId(text)).toBe(id);
});

test.each([
  ['plain 🌹 text', true],
  ['\0', false],
  ['a\ud800b', false],
  ['\udc00', false],
  // Looks like an escape but is plain text.
  ['\\u0000', true],
])('%j can be stored: %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected);
});

test.each([
  [{ a: [{ b: 'x\0' }] }, 'a.0.b'],
  [{ 'x\0': 1 }, ''],
  ['\udfff', ''],
  [['fine', 'x\ud800'], '1'],
])('%j is refused at %s', (body, path) => {
  expect(findUnstorable(body)?.path).toBe(path);
});

test('extreme nesting is rejected without a stack overflow', () => {
  const depth = 200_000;
  const body: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(findUnstorable(body)?.message).toContain('nested');
});

test('a body with too many values is rejected before they are checked', () => {
  expect(findUnstorable({ items: Array(60_001).fill(0) })?.message).toContain('values');
  expect(findUnstorable({ items: Array(59_000).fill(0) })).toBeNull();
});

test('a body is rejected exactly if some text in it cannot be stored', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\0', '\ud83c', '\udf39', '"') });
  const body = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('any')),
      fc.dictionary(text, tie('any')),
    ),
  })).any;
  fc.assert(
    fc.property(body, (value) => {
      // Serialized, both appear as escapes; a literal backslash would be doubled.
      const written = JSON.stringify(value).replaceAll('\\\\', '');
      expect(findUnstorable(value) !== null).toBe(/\\u(0000|d[89a-f])/.test(written));
    }),
  );
});
