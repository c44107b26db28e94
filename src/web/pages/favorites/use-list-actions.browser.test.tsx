import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { savedIds, setAccountIds } from '~/web/shared/favorites/saved-store';
import { toastStore } from '~/web/ui/overlays/toast-store';
import { savedProduct } from '../../../../tests/browser/saved-product';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { useListActions } from './use-list-actions';

const listsKey = ['favorites', 'lists'];
const lists = [
  { id: 'a', name: 'First', first: true, count: 1, sharePath: null },
  { id: 'b', name: 'Gifts', first: false, count: 0, sharePath: null },
];
const toasts = () =>
  toastStore.current().map(({ title, description }) => `${title}: ${description}`);
const refuse = (message: string) => () =>
  Response.json({ error: { code: 'invalid', message } }, { status: 422 });

afterEach(() => setAccountIds(null));

async function renderActions() {
  setAccountIds(new Set([1]));
  const client = new QueryClient();
  client.setQueryData(listsKey, lists);
  client.setQueryData(['favorites', 'list', 'b', 'newest', 1], { items: [] });
  const { result } = await renderHook(() => useListActions(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { actions: result.current, client };
}

test('removes a product: the heart goes at once, the lists are asked for again', async () => {
  const requests = stubFetch(() => new Response(null, { status: 204 }));
  const { actions, client } = await renderActions();
  const removal = actions.remove(savedProduct(1));
  expect(savedIds().has(1)).toBe(false);
  expect(await removal).toBe(true);
  expect(requests).toMatchObject([{ method: 'DELETE', path: '/api/favorites/1' }]);
  expect(client.getQueryState(listsKey)?.isInvalidated).toBe(true);
});

test('shows the heart again when removing fails, and says why', async () => {
  stubFetch(refuse('Too many changes.'));
  const { actions } = await renderActions();
  expect(await actions.remove(savedProduct(1))).toBe(false);
  expect(savedIds().has(1)).toBe(true);
  expect(toasts()).toEqual([expect.stringContaining('Too many changes.')]);
});

test('brings a product back with the day and the price of its saving', async () => {
  const requests = stubFetch(() => ({}));
  const { actions } = await renderActions();
  expect(await actions.restore(savedProduct(2), 'b')).toBe(true);
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/favorites',
      body: {
        listId: 'b',
        items: [{ productId: 2, savedAt: '2026-01-01T00:00:00.000Z', savedPriceCents: 2_000 }],
      },
    },
  ]);
  expect(savedIds().has(2)).toBe(true);
});

test('says when a product cannot be brought back', async () => {
  stubFetch(refuse('Your list is full.'));
  const { actions } = await renderActions();
  expect(await actions.restore(savedProduct(2), 'b')).toBe(false);
  expect(savedIds().has(2)).toBe(false);
  expect(toasts()).toEqual([expect.stringContaining('Your list is full.')]);
});

test('moves, shares and renames through the API', async () => {
  const requests = stubFetch(() => ({}));
  const { actions } = await renderActions();
  await actions.move(1, 'b');
  expect(await actions.share('b', true)).toBe(true);
  await actions.rename('b', 'Birthday');
  expect(requests).toMatchObject([
    { method: 'PATCH', path: '/api/favorites/1', body: { listId: 'b' } },
    { method: 'PATCH', path: '/api/favorites/lists/b', body: { shared: true } },
    { method: 'PATCH', path: '/api/favorites/lists/b', body: { name: 'Birthday' } },
  ]);
});

test('says when moving or sharing fails because the server is out of reach', async () => {
  stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  const { actions } = await renderActions();
  await actions.move(1, 'b');
  expect(await actions.share('b', true)).toBe(false);
  expect(toasts()).toHaveLength(2);
});

test('returns the id of a new list, and leaves a refused name to the caller', async () => {
  stubFetch(({ body }) =>
    JSON.stringify(body).includes('Gifts')
      ? refuse('You have a list with that name.')()
      : { id: 'c' },
  );
  const { actions } = await renderActions();
  expect(await actions.create('Travel')).toBe('c');
  await expect(actions.create('Gifts')).rejects.toThrow('You have a list with that name.');
  await expect(actions.rename('a', 'Gifts')).rejects.toThrow('You have a list with that name.');
  expect(toasts()).toEqual([]);
});

test('forgets a deleted list and its pages', async () => {
  stubFetch(() => new Response(null, { status: 204 }));
  const { actions, client } = await renderActions();
  expect(await actions.removeList('b')).toBe(true);
  expect(client.getQueryData(listsKey)).toEqual([lists[0]]);
  expect(client.getQueryData(['favorites', 'list', 'b', 'newest', 1])).toBeUndefined();
});
