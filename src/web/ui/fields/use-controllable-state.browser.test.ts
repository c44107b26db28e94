import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useControllableState } from './use-controllable-state';

test('keeps its own value when its owner gives none', async () => {
  const onChange = vi.fn();
  const { result, act } = await renderHook(() =>
    useControllableState<string>(undefined, 'first', onChange),
  );
  expect(result.current[0]).toBe('first');
  await act(() => result.current[1]('second'));
  expect(result.current[0]).toBe('second');
  expect(onChange.mock.calls).toEqual([['second']]);
});

test("shows its owner's value, whatever it was asked for", async () => {
  const onChange = vi.fn();
  const { result, act, rerender } = await renderHook(
    (given?: number) => useControllableState(given, 5, onChange),
    { initialProps: 0 },
  );
  expect(result.current[0]).toBe(0);
  await act(() => result.current[1](7));
  expect(onChange).toHaveBeenCalledWith(7);
  expect(result.current[0]).toBe(0);
  await rerender(7);
  expect(result.current[0]).toBe(7);
});

test('works without a listener', async () => {
  const { result, act } = await renderHook(() => useControllableState(undefined, 1, undefined));
  await act(() => result.current[1](2));
  expect(result.current[0]).toBe(2);
});
