import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { useListedPrice } from './use-listed-price';

const prices = (...all: [retailer: string, price: number, inStock: boolean][]) => ({
  prices: all.map(([retailer, price, inStock]) => ({ retailer, price, inStock })),
});

test('finds the lowest in-stock price of the product in the URL', async () => {
  const requests = stubFetch(() =>
    prices(['Sold Out', 5, false], ['Glossy', 12.5, true], ['Other', 20, true]),
  );
  const { result, act } = await renderHook(() => useListedPrice());
  await act(() => result.current.lookUp('https://glowfare.example/product/42?ref=email'));
  expect(result.current.listed).toEqual({ price: 12.5, store: 'Glossy' });
  expect(requests.map(({ path }) => path)).toEqual(['/api/products/42']);
});

test('requests a product once, and ignores other URLs', async () => {
  const requests = stubFetch(() => prices(['Glossy', 12.5, true]));
  const { result, act } = await renderHook(() => useListedPrice());
  await act(() => result.current.lookUp('/product/42'));
  await act(() => result.current.lookUp('/product/42/'));
  expect(requests).toHaveLength(1);
  await act(() => result.current.lookUp('https://store.example/cream'));
  expect(result.current.listed).toBeNull();
  expect(requests).toHaveLength(1);
});

test('drops a response after the URL has changed', async () => {
  const slow = Promise.withResolvers<object>();
  stubFetch(({ path }) => (path.endsWith('/1') ? slow.promise : prices(['Second', 2, true])));
  const { result, act } = await renderHook(() => useListedPrice());
  const first = result.current.lookUp('/product/1');
  await act(() => result.current.lookUp('/product/2'));
  slow.resolve(prices(['First', 1, true]));
  await act(() => first);
  expect(result.current.listed?.store).toBe('Second');
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['returns 404', () => Response.json({ error: {} }, { status: 404 })],
  ['responds with something other than JSON', () => new Response('<html>')],
  ['has it out of stock everywhere', () => prices(['Sold Out', 5, false])],
])('shows no price when the server %s', async (_, answer) => {
  stubFetch(answer);
  const { result, act } = await renderHook(() => useListedPrice());
  await act(() => result.current.lookUp('/product/42'));
  expect(result.current.listed).toBeNull();
});
