import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useIsDelayed } from './use-is-delayed';

const start = () =>
  renderHook((pending = true) => useIsDelayed(pending, 200), { initialProps: true });

test('becomes true after the delay and false when pending ends', async () => {
  vi.useFakeTimers();
  const { result, act, rerender } = await start();
  await act(() => vi.advanceTimersByTime(199));
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  await rerender(false);
  expect(result.current).toBe(false);
});

test('stays false if pending ends in time, and restarts the delay', async () => {
  vi.useFakeTimers();
  const { result, act, rerender } = await start();
  await act(() => vi.advanceTimersByTime(150));
  await rerender(false);
  await act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(false);
  await rerender(true);
  await act(() => vi.advanceTimersByTime(150));
  expect(result.current).toBe(false);
});

test('clears its timer', async () => {
  vi.useFakeTimers();
  const { unmount } = await start();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
