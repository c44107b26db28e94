import { beforeEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  clearRecentSearches,
  parseSearches,
  rememberSearch,
  useStoredSearches,
} from './recent-searches';

beforeEach(() => clearRecentSearches());

test('keeps the last eight searches, newest first, each once', async () => {
  const { result, act } = await renderHook(() => parseSearches(useStoredSearches()));
  expect(result.current).toEqual([]);
  await act(() => {
    for (let number = 1; number <= 9; number += 1) rememberSearch(`serum ${number}`);
    rememberSearch('  Serum 5 ');
    rememberSearch('   ');
  });
  expect(result.current).toEqual([
    'Serum 5',
    ...[9, 8, 7, 6, 4, 3, 2].map((number) => `serum ${number}`),
  ]);
  await act(() => clearRecentSearches());
  expect(result.current).toEqual([]);
});

test.each(['', 'nonsense', '{}', '[1,null,{}," "]', 'null'])(
  'ignores %s in the storage',
  (text) => {
    expect(parseSearches(text)).toEqual([]);
  },
);
