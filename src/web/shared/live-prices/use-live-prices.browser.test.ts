import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { stubPriceSocket } from '../../../../tests/browser/price-socket';
import { useLivePrices } from './use-live-prices';

const pageMadeAt = 1_000;
const priceOf = (id: number, bestPrice: number, at: number) => ({
  id,
  at,
  bestPrice,
  prices: [],
  unitPrice: null,
  savingsPercent: 0,
  onSale: false,
});
/** Nothing loads before the page is idle; pointer movement ends the wait. */
const stir = () => window.dispatchEvent(new Event('pointermove'));

async function watch(...ids: number[]) {
  const socket = stubPriceSocket();
  const hook = await renderHook((wanted = ids) => useLivePrices(wanted, pageMadeAt), {
    initialProps: ids,
  });
  stir();
  await expect.poll(() => ids.every(socket.isWatched)).toBe(true);
  return { ...hook, ...socket };
}

test('returns nothing until a price changes, then the new price', async () => {
  const { result, act, broadcast } = await watch(1, 2);
  expect(result.current(1)).toBeUndefined();
  await act(() => broadcast(1, priceOf(1, 9.5, 2_000)));
  expect(result.current(1)?.bestPrice).toBe(9.5);
  expect(result.current(2)).toBeUndefined();
  await act(() => broadcast(1, priceOf(1, 8.5, 3_000)));
  expect(result.current(1)?.bestPrice).toBe(8.5);
});

test('ignores prices older than the page, and invalid ones', async () => {
  const { result, act, broadcast } = await watch(3);
  await act(() => broadcast(3, priceOf(3, 9.5, pageMadeAt)));
  await act(() => broadcast(3, { id: 3, at: 'later', bestPrice: 'cheap' }));
  expect(result.current(3)).toBeUndefined();
});

test('watches other products when the list changes', async () => {
  const { result, act, rerender, broadcast, isWatched } = await watch(4);
  await rerender([5]);
  stir();
  await expect.poll(() => isWatched(5)).toBe(true);
  await act(() => broadcast(5, priceOf(5, 3, 2_000)));
  expect(result.current(5)?.bestPrice).toBe(3);
});

test('leaves the channel after a delay when it unmounts', async () => {
  const { unmount, isWatched } = await watch(6);
  await unmount();
  await expect.poll(() => isWatched(6)).toBe(false);
});

test('opens no connection for an empty list', async () => {
  const socket = stubPriceSocket();
  const { result } = await renderHook(() => useLivePrices([], pageMadeAt));
  stir();
  expect(result.current(7)).toBeUndefined();
  expect(socket.isWatched(7)).toBe(false);
});
