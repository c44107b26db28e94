import { expect, test } from 'vitest';
import { readExchangeRates } from './read-exchange-rates';

test('reads days, currencies and dollars; the last line of a day counts', () => {
  const table =
    'day,currency,dollars\n2026-03-01,EUR,1.08\r\n2026-03-01;vnd;0.00004\n2026-03-01,EUR,1.09\n';
  expect(readExchangeRates(table)).toEqual([
    { day: '2026-03-01', currency: 'EUR', dollarsPerUnit: 1.09 },
    { day: '2026-03-01', currency: 'VND', dollarsPerUnit: 0.00004 },
  ]);
});

test.each([
  ['2026-02-30,EUR,1.08', "Line 1: '2026-02-30' is not a day"],
  ['day,currency,dollars\n2026-03-01,EURO,1.08', "Line 2: 'EURO' is not a currency code"],
  ['2026-03-01,EUR,0', "Line 1: '0' is not a number of dollars"],
  ['2026-03-01,EUR,-1', "Line 1: '-1' is not a number of dollars"],
  ['2026-03-01,USD,1', 'Line 1: dollars need no rate.'],
  ['', 'There are no rates'],
])('%j is rejected', (table, message) => {
  expect(readExchangeRates(table)).toContain(message);
});

test('quotes only the beginning of a long value', () => {
  expect(readExchangeRates('1'.repeat(60_000))).toBe(
    `Line 1: '${'1'.repeat(40)}…' is not a day, such as 2026-03-01.`,
  );
});
