import { expect, test } from 'vitest';
import { countLostRows, type LostRows } from './lost-rows';
import { isReadCompletely, judgeRun } from './run-outcome';
import { emptyReport, type RunReport } from './run-report';

const reportWith = (given: Partial<RunReport>): RunReport => ({
  ...emptyReport(),
  format: 'google-csv',
  ...given,
});

const sample = { line: 2, field: 'price', value: '', reason: 'no price' };

test.each<[string, Partial<RunReport>, string, string | null]>([
  ['all rows are good', { read: 10 }, 'done', null],
  ['a delta without rows', { read: 0 }, 'done', null],
  ['a tenth of the rows is lost', { read: 10, bad: 1 }, 'done', null],
  [
    'more than a tenth of the rows are lost',
    {
      read: 100,
      bad: 11,
      lost: [
        { reason: 'no title', count: 2, sample },
        { reason: 'no price', count: 9, sample },
      ],
    },
    'partial',
    'of 100 rows 11 are unusable (mostly: no price)',
  ],
  [
    'half cannot even be split',
    { read: 5, unreadable: 5, bad: 5 },
    'partial',
    'of 10 rows 5 are unusable',
  ],
  ['all rows are lost', { read: 3, bad: 3 }, 'failed', 'all 3 rows are unusable'],
  ['the only row is lost', { unreadable: 1, bad: 1 }, 'failed', 'its only row is unusable'],
  ['the file is cut off', { read: 9, broken: 'it ends too early' }, 'partial', 'it ends too early'],
  [
    'the format is unknown',
    { format: null, unreadable: 1, bad: 1 },
    'failed',
    'its format is unknown',
  ],
  ['the file is empty', { format: null }, 'failed', 'the feed is empty'],
  [
    'no price has a currency',
    { read: 4, withoutCurrency: 4 },
    'held',
    '4 of 4 prices have no currency: set it with --currency CODE',
  ],
  [
    'prices have no currency or are none',
    { read: 4, withoutCurrency: 1, bad: 2 },
    'held',
    '1 of 4 prices have no currency and 2 rows are unusable: set it with --currency CODE',
  ],
  [
    'half have no brand',
    { read: 10, states: { ...emptyReport().states, incomplete: 5 } },
    'partial',
    'of 10 rows 5 have no brand or no URL',
  ],
  [
    'few have no brand',
    { read: 100, states: { ...emptyReport().states, incomplete: 10 } },
    'done',
    null,
  ],
  ['one price has no currency', { read: 10, withoutCurrency: 1 }, 'done', null],
  [
    'rows are lost for several reasons',
    {
      read: 100,
      bad: 4,
      withoutCurrency: 4,
      states: { ...emptyReport().states, incomplete: 8 },
    },
    'partial',
    'of 100 rows 4 are unusable, 4 have no brand or no URL, 4 have no currency',
  ],
])('%s', (_, given, state, because) => {
  expect(judgeRun(reportWith(given))).toEqual({ state, because });
});

test('offers count as missing only if nearly all rows could be split', () => {
  expect(isReadCompletely(reportWith({ read: 1_000, unreadable: 10 }))).toBe(true);
  expect(isReadCompletely(reportWith({ read: 100, unreadable: 2 }))).toBe(false);
  expect(isReadCompletely(reportWith({ read: 100, broken: 'cut' }))).toBe(false);
});

test('counts lost rows by reason and keeps the first of each as a sample', () => {
  const lost: LostRows[] = [];
  const problem = (line: number, reason: string) => ({ line, field: 'price', value: 'x', reason });
  countLostRows(lost, problem(2, 'no price'));
  countLostRows(lost, problem(5, 'no title'));
  countLostRows(lost, problem(9, 'no price'));
  for (let n = 0; n < 100; n += 1) countLostRows(lost, problem(n, `reason ${n}`));
  expect(lost.slice(0, 2)).toMatchObject([
    { reason: 'no price', count: 2, sample: { line: 2 } },
    { reason: 'no title', count: 1, sample: { line: 5 } },
  ]);
  expect(lost.at(-1)).toMatchObject({ reason: 'other reasons', count: 62 });
  expect(lost.reduce((sum, { count }) => sum + count, 0)).toBe(103);
});
