import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateTimeSchema, idSchema, textSchema } from './input-types';

test.each([
  [1, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0, false],
  [1.5, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('%j is an id: %s', (value, expected) => {
  expect(idSchema().safeParse(value).success).toBe(expected);
});

test.each([
  ['2026-03-01T12:00:00Z', true],
  [1_772_366_400_000, true],
  ['2000-01-01', true],
  ['1999-12-31T23:59:59Z', false],
  ['2100-01-01T00:00:00Z', false],
  ['+275760-09-13T00:00:00Z', false],
  ['-271821-04-20T00:00:00Z', false],
  [8.64e15, false],
  [-1, false],
  [Number.POSITIVE_INFINITY, false],
  ['yesterday', false],
  ['', false],
  [null, false],
  [true, false],
])('%j is a date: %s', (value, expected) => {
  expect(dateTimeSchema.safeParse(value).success).toBe(expected);
});

test('every accepted number is a valid date', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.string()), (value) => {
      const { data } = dateTimeSchema.safeParse(value);
      if (data) expect(data.toISOString()).toMatch(/^20\d\d-/);
    }),
  );
});

test.each([
  ['abc', true],
  ['abcd', false],
  ['a\0', false],
  ['\ud800', false],
])('%j is a text of up to 3 characters: %s', (value, expected) => {
  expect(textSchema(3).safeParse(value).success).toBe(expected);
});
