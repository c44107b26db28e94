import { MutationCache, QueryClient } from '@tanstack/react-query';
import { minuteMs } from '~/domain/durations';
import { clearErrorToasts } from '~/web/ui/overlays/toast-store';

const cacheTimeMs = 5 * minuteMs;
const maxRetryDelayMs = 30_000;

/** Exponential backoff: 1 s, 2 s, 4 s, … up to 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, maxRetryDelayMs);
}

/**
 * The client for personal data. Pages are cached for everyone, so personal data is fetched after
 * load, in a chunk that loads with the first component that needs it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onSuccess: clearErrorToasts }),
    defaultOptions: {
      queries: { staleTime: cacheTimeMs, gcTime: cacheTimeMs, retry: 3, retryDelay },
    },
  });
}
