import { expect, test } from 'vitest';
import { toastStore } from '~/web/ui/overlays/toast-store';
import { createQueryClient, retryDelay } from './query-client';

test.each([
  [0, 1_000],
  [1, 2_000],
  [2, 4_000],
  [4, 16_000],
  [5, 30_000],
  [40, 30_000],
])('retry %i waits %i ms', (attempt, ms) => {
  expect(retryDelay(attempt)).toBe(ms);
});

test('clears earlier error toasts on success', async () => {
  toastStore.show({ title: 'Failed', variant: 'destructive' });
  const queries = createQueryClient();
  await queries
    .getMutationCache()
    .build(queries, { mutationFn: async () => 1 })
    .execute({});
  expect(toastStore.current()).toEqual([]);
});

test('caches for five minutes and retries three times', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000, retry: 3 });
});
