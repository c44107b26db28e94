import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { SuggestionSource, SuggestionsJson } from './suggestion-source';
import { typingPauseMs, useSuggestions } from './use-suggestions';

const found = (name: string): SuggestionsJson => ({
  products: [],
  subcategories: [],
  brands: [],
  ingredients: [],
  queries: [],
  categories: [{ id: name, name, path: `/${name}` }],
});

/** A source that responds when the test releases it. */
function createSource(cached: Record<string, SuggestionsJson> = {}) {
  const calls: {
    text: string;
    signal: AbortSignal;
    answer: PromiseWithResolvers<SuggestionsJson>;
  }[] = [];
  const source: SuggestionSource = {
    minQueryLength: 2,
    cached: (text) => cached[text],
    load: (text, signal) => {
      const answer = Promise.withResolvers<SuggestionsJson>();
      calls.push({ text, signal, answer });
      return answer.promise;
    },
  };
  return { source, calls };
}

async function type(source: SuggestionSource, initial: string) {
  vi.useFakeTimers();
  const hook = await renderHook((text = '') => useSuggestions(source, text), {
    initialProps: initial,
  });
  const pause = () => hook.act(() => vi.advanceTimersByTime(typingPauseMs));
  return { ...hook, pause };
}

test('does not look up a text that is too short', async () => {
  const { source, calls } = createSource();
  const { result, pause } = await type(source, ' c ');
  await pause();
  expect(result.current).toEqual({ phase: 'idle', found: null });
  expect(calls).toEqual([]);
});

test('looks up the trimmed text once typing pauses', async () => {
  const { source, calls } = createSource();
  const { result, rerender, pause, act } = await type(source, 'cr');
  await act(() => vi.advanceTimersByTime(typingPauseMs - 1));
  await rerender(' cream ');
  await act(() => vi.advanceTimersByTime(typingPauseMs - 1));
  expect(calls).toEqual([]);
  await pause();
  expect(calls.map(({ text }) => text)).toEqual(['cream']);
  expect(result.current.phase).toBe('searching');
  await act(async () => calls[0]?.answer.resolve(found('cream')));
  expect(result.current).toEqual({ phase: 'found', found: found('cream') });
});

test('keeps the previous results while searching', async () => {
  const { source, calls } = createSource({ cr: found('cr') });
  const { result, rerender, pause, act } = await type(source, 'cr');
  expect(result.current.phase).toBe('found');
  await rerender('cream');
  expect(result.current).toEqual({ phase: 'searching', found: found('cr') });
  await pause();
  await act(async () => calls[0]?.answer.resolve(found('cream')));
  expect(result.current).toEqual({ phase: 'found', found: found('cream') });
});

test('drops a response after its text has changed', async () => {
  const { source, calls } = createSource();
  const { result, rerender, pause, act } = await type(source, 'serum');
  await pause();
  await rerender('cream');
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[0]?.answer.resolve(found('serum')));
  expect(result.current).toEqual({ phase: 'searching', found: null });
});

test('reports a failure, and clears it on the next text', async () => {
  const { source, calls } = createSource();
  const { result, rerender, pause, act } = await type(source, 'cream');
  await pause();
  await act(async () => calls[0]?.answer.reject(new Error('offline')));
  expect(result.current).toEqual({ phase: 'failed', found: null });
  await rerender('creams');
  expect(result.current.phase).toBe('searching');
});

test('cancels the lookup when it unmounts', async () => {
  const { source, calls } = createSource();
  const { unmount, pause } = await type(source, 'cream');
  await pause();
  await unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
