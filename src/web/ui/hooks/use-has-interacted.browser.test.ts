import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { useHasInteracted } from './use-has-interacted';

test('is false until the first key, pointer or focus event', async () => {
  const { result } = await renderHook(() => useHasInteracted());
  expect(result.current).toBe(false);
  await userEvent.keyboard('a');
  await expect.poll(() => result.current).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'focusin'])('notices %s', async (type) => {
  const { result, act } = await renderHook(() => useHasInteracted());
  await act(() => document.dispatchEvent(new Event(type)));
  expect(result.current).toBe(true);
});

test('stops listening after the first event and when it unmounts', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const first = await renderHook(() => useHasInteracted());
  const signals = added.mock.calls.flatMap(([, , options]) =>
    typeof options === 'object' && options.signal ? [options.signal] : [],
  );
  expect(signals).toHaveLength(4);
  await first.act(() => document.dispatchEvent(new Event('keydown')));
  expect(signals.every(({ aborted }) => aborted)).toBe(true);

  added.mockClear();
  const second = await renderHook(() => useHasInteracted());
  const options = added.mock.calls[0]?.[2];
  await second.unmount();
  expect(typeof options === 'object' && options.signal?.aborted).toBe(true);
});
