import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSuggestionRenderer } from './use-suggestion-renderer';

test('loads the renderer when a box opens, and reuses it afterwards', async () => {
  const { result, rerender } = await renderHook((wanted = false) => useSuggestionRenderer(wanted), {
    initialProps: false,
  });
  expect(result.current).toBeUndefined();
  await rerender(true);
  await expect.poll(() => result.current?.SuggestionList).toBeDefined();
  const later = await renderHook(() => useSuggestionRenderer(false));
  expect(later.result.current).toBe(result.current);
});
