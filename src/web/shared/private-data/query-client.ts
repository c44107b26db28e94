import { MutationCache, QueryClient } from '@tanstack/react-query';
import { minuteMs } from '~/domain/durations';
import { clearErrorToasts } from '~/web/ui/overlays/toast-store';

const cacheTimeMs = 5 * minuteMs;
const maxRetryDelayMs = 30_000;

/** How long to wait before the n-th retry: 1 s, 2 s, 4 s, … never more than half a minute. */
export function retryDelay(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, maxRetryDelayMs);
}

/**
 * What a person's own data is fetched through. Pages are the same for everybody; this comes
 * after, in a chunk that is loaded when the first such piece is on screen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onSuccess: clearErrorToasts }),
    defaultOptions: {
      queries: { staleTime: cacheTimeMs, gcTime: cacheTimeMs, retry: 3, retryDelay },
    },
  });
}
