import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { savedProduct } from '../../../../tests/browser/saved-product';
import { mergeRemoved } from './removed-rows';
import { useRemovedRows } from './use-removed-rows';

const items = [savedProduct(1), savedProduct(2), savedProduct(3)];

/** The rows of a page as a person sees them; `-2` is a removed one. */
async function renderRows() {
  const hook = await renderHook((view = 'page 1') => useRemovedRows(view), {
    initialProps: 'page 1',
  });
  const rows = (listed = items) => mergeRemoved(listed, hook.result.current.rows);
  const seen = (listed = items) =>
    rows(listed).map(({ item, isRemoved }) => (isRemoved ? -1 : 1) * item.product.id);
  return { ...hook, rows, seen };
}

test('shows a product as removed in its place, also after the list has lost it', async () => {
  const { result, act, rows, seen } = await renderRows();
  await act(() => result.current.remove(savedProduct(2), rows(), async () => true));
  expect(seen()).toEqual([1, -2, 3]);
  expect(seen([savedProduct(1), savedProduct(3), savedProduct(4)])).toEqual([1, -2, 3, 4]);
});

test('shows it again when removing fails', async () => {
  const { result, act, rows, seen } = await renderRows();
  const answer = Promise.withResolvers<boolean>();
  let removal: Promise<void> | undefined;
  await act(() => {
    removal = result.current.remove(savedProduct(2), rows(), () => answer.promise);
  });
  expect(seen()).toEqual([1, -2, 3]);
  answer.resolve(false);
  await act(() => removal);
  expect(seen()).toEqual([1, 2, 3]);
});

test('brings a product back, and takes that back when it fails', async () => {
  const { result, act, rows, seen } = await renderRows();
  const without = [savedProduct(1), savedProduct(3)];
  await act(() => result.current.remove(savedProduct(2), rows(), async () => true));
  await act(() => result.current.restore(2, async () => true));
  expect(seen(without)).toEqual([1, 2, 3]);
  expect(result.current.restored).toBe(2);
  await act(() => result.current.remove(savedProduct(2), rows(without), async () => true));
  expect(result.current.restored).toBeUndefined();
  await act(() => result.current.restore(2, async () => false));
  expect(seen(without)).toEqual([1, -2, 3]);
});

test('forgets what was brought back once the list has it again', async () => {
  const { result, act, rows } = await renderRows();
  await act(() => result.current.remove(savedProduct(2), rows(), async () => true));
  await act(() => result.current.restore(2, async () => true));
  await act(() => result.current.dropRestored(rows([savedProduct(1)])));
  expect(result.current.rows.size).toBe(1);
  await act(() => result.current.dropRestored(rows()));
  expect(result.current.rows.size).toBe(0);
});

test('another page starts without removed products, and a late failure does not reach it', async () => {
  const { result, act, rows, rerender } = await renderRows();
  const answer = Promise.withResolvers<boolean>();
  let removal: Promise<void> | undefined;
  await act(() => {
    removal = result.current.remove(savedProduct(2), rows(), () => answer.promise);
  });
  await rerender('page 2');
  expect(result.current.rows.size).toBe(0);
  await act(() => result.current.remove(savedProduct(5), [], async () => true));
  answer.resolve(false);
  await act(() => removal);
  expect([...result.current.rows.keys()]).toEqual([5]);
});
