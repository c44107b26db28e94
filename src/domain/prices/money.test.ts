import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars, parseDollars, toCents, toDollars } from './money';

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [5, '$0.05'],
  [1_200, '$12.00'],
  [1_250, '$12.50'],
  [123_450, '$1,234.50'],
  [100_000_000, '$1,000,000.00'],
  [-250, '-$2.50'],
])('%i cents read %s', (cents, text) => {
  expect(formatDollars(cents)).toBe(text);
});

test.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12.34', 1_234],
  ['$12', 1_200],
  ['$ 12', 1_200],
  [' 12.34 ', 1_234],
  ['\u00a012.34\u00a0', 1_234],
  ['$1,234.50', 123_450],
  ['1,234,567', null],
  ['999,999.99', 99_999_999],
  ['1234', 123_400],
  ['.99', 99],
  ['0', 0],
  ['0012', 1_200],
  ['1000000', 100_000_000],
  ['1000000.01', null],
  ['9'.repeat(400), null],
  ['', null],
  [' ', null],
  ['$', null],
  ['.', null],
  ['12.', null],
  ['12.345', null],
  ['-1', null],
  ['-$1', null],
  ['$-1', null],
  ['(5)', null],
  ['1,23', null],
  ['1,2345', null],
  ['12,34.50', null],
  [',123', null],
  ['1.234,50', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
  ['twelve', null],
  ['12 34', null],
  ['€12', null],
  ['$$12', null],
  ['12$', null],
  ['١٢', null],
  ['１２', null],
])('parses %j as %j cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

const cents = fc.integer({ min: 0, max: 100_000_000 });

test('parses its own format', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseDollars(formatDollars(amount))).toBe(amount);
      expect(parseDollars(String(toDollars(amount)))).toBe(amount);
    }),
  );
});

test('dollars in JSON have at most two decimals and convert back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
      expect(JSON.stringify(toDollars(amount))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      expect(toCents(toDollars(amount))).toBe(amount);
    }),
  );
});

test('any text is whole cents in range or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseDollars(text);
      if (amount === null) return;
      expect(Number.isInteger(amount) && amount >= 0 && amount <= 100_000_000).toBe(true);
    }),
  );
});
