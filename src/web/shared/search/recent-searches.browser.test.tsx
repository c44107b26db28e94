import { beforeEach, expect, test } from 'vitest';
import {
  clearRecentSearches,
  parseSearches,
  readSearches,
  rememberSearch,
} from './recent-searches';

beforeEach(() => clearRecentSearches());

test('keeps the last eight searches, newest first, each once', () => {
  expect(readSearches()).toEqual([]);
  for (let number = 1; number <= 9; number += 1) rememberSearch(`serum ${number}`);
  rememberSearch('  Serum 5 ');
  rememberSearch('   ');
  expect(readSearches()).toEqual([
    'Serum 5',
    ...[9, 8, 7, 6, 4, 3, 2].map((number) => `serum ${number}`),
  ]);
  clearRecentSearches();
  expect(readSearches()).toEqual([]);
});

test.each(['', 'nonsense', '{}', '[1,null,{}," "]', 'null'])(
  'ignores %s in the storage',
  (text) => {
    expect(parseSearches(text)).toEqual([]);
  },
);
