import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actionToastDurationMs, createToastStore, maxToasts, toastDurationMs } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function titles(store: ReturnType<typeof createToastStore>) {
  return store.current().map((toast) => toast.title);
}

describe('a toast', () => {
  test('disappears after its time', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    vi.advanceTimersByTime(toastDurationMs - 1);
    expect(titles(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  test('with an action stays longer', () => {
    const store = createToastStore();
    store.show({ title: 'Deleted', action: { label: 'Undo', onPress: () => {} } });
    vi.advanceTimersByTime(actionToastDurationMs - 1);
    expect(titles(store)).toEqual(['Deleted']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  test('is not destructive by default', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    store.show({ title: 'Failed', variant: 'destructive' });
    expect(store.current().map((toast) => toast.variant)).toEqual(['default', 'destructive']);
  });

  test('stays while it is hovered or focused, then for the rest of its time', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    vi.advanceTimersByTime(3000);
    store.pause();
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['Saved']);
    store.resume();
    vi.advanceTimersByTime(toastDurationMs - 3001);
    expect(titles(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  test('that arrives while another is paused waits with it', () => {
    const store = createToastStore();
    store.show({ title: 'one' });
    store.pause();
    store.show({ title: 'two' });
    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['one', 'two']);
    store.resume();
    vi.advanceTimersByTime(toastDurationMs);
    expect(titles(store)).toEqual([]);
  });

  test('can be dismissed; dismissing the paused one resumes the next', () => {
    const store = createToastStore();
    const id = store.show({ title: 'one' });
    store.pause();
    store.dismiss(id);
    expect(titles(store)).toEqual([]);
    store.show({ title: 'two' });
    vi.advanceTimersByTime(toastDurationMs);
    expect(titles(store)).toEqual([]);
  });

  test('makes room for a newer one when there are too many', () => {
    const store = createToastStore();
    for (const title of ['one', 'two', 'three', 'four']) store.show({ title });
    expect(titles(store)).toEqual(['two', 'three', 'four']);
    expect(store.current()).toHaveLength(maxToasts);
    vi.advanceTimersByTime(toastDurationMs);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('notifies listeners until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.show({ title: 'one' });
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.show({ title: 'two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
