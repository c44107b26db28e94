import { expect, test } from 'vitest';
import type { SavedJson } from '~/web/shared/favorites/saved-json';
import { countShown, mergeRemoved, type RemovedRow } from './removed-rows';

const saved = (id: number) => ({ product: { id } }) as SavedJson;
const row = (id: number, after: number | null, isRestored = false): [number, RemovedRow] => [
  id,
  { item: saved(id), after, isRestored },
];
/** '2x': removed; '2+': restored and not yet in the list. */
const shown = (items: readonly number[], ...removed: [number, RemovedRow][]) =>
  mergeRemoved(items.map(saved), new Map(removed)).map(({ item, isRemoved, isListed }) => {
    const mark = isRemoved ? 'x' : isListed ? '' : '+';
    return `${item.product.id}${mark}`;
  });

test.each<[string, string[], string[]]>([
  ['nothing removed', shown([1, 2, 3]), ['1', '2', '3']],
  ['removed, before the list is refetched', shown([1, 2, 3], row(2, 1)), ['1', '2x', '3']],
  ['shows products that moved up to this page', shown([1, 3, 4], row(2, 1)), ['1', '2x', '3', '4']],
  ['the first row', shown([2, 3], row(1, null)), ['1x', '2', '3']],
  ['two adjacent rows', shown([1, 4], row(2, 1), row(3, 2)), ['1', '2x', '3x', '4']],
  [
    'two adjacent rows, the lower one first',
    shown([1, 4], row(3, 2), row(2, 1)),
    ['1', '2x', '3x', '4'],
  ],
  ['all rows', shown([], row(1, null), row(2, 1)), ['1x', '2x']],
  ['the row above left the list', shown([3], row(2, 1)), ['2x', '3']],
  ['restored, before the list is refetched', shown([1, 3], row(2, 1, true)), ['1', '2+', '3']],
  ['restored, after the list is refetched', shown([1, 2, 3], row(2, 1, true)), ['1', '2', '3']],
])('%s', (_, rows, expected) => {
  expect(rows).toEqual(expected);
});

test('counts the products shown, before and after the list is refetched', () => {
  const rows = (items: number[], ...removed: [number, RemovedRow][]) =>
    mergeRemoved(items.map(saved), new Map(removed));
  expect(countShown(3, rows([1, 2, 3], row(2, 1)))).toBe(2);
  expect(countShown(2, rows([1, 3], row(2, 1)))).toBe(2);
  expect(countShown(2, rows([1, 3], row(2, 1, true)))).toBe(3);
});
