import { useState } from 'react';
import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** Takes the place of a listing that could not be fetched. */
interface Unreachable {
  unreachable: true;
  error: unknown;
}

/** Without an answer of ours: no connection, or something in between that answers for us. */
function isUnreachableError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof Error;
}

/** The results of a navigation, with what could not be reached as data, so that the page stays. */
function failuresAsData(results: Results): Results {
  const entries = Object.entries(results).map(([route, outcome]): [string, DataStrategyResult] => {
    const { type, result } = outcome;
    if (type !== 'error' || !isUnreachableError(result)) return [route, outcome];
    return [route, { type: 'data', result: { unreachable: true, error: result } }];
  });
  return Object.fromEntries(entries);
}

/**
 * Client middleware of pages with a listing. Without it a filter that is chosen offline replaces the
 * whole page by the error page. Not a client loader, since those turn prefetching off.
 */
export async function keepListingWhenOffline(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  return request.signal.aborted ? results : failuresAsData(results);
}

/** Whether a loader's data stands for a listing that could not be fetched. */
export function isUnreachable(loaded: unknown): loaded is Unreachable {
  return typeof loaded === 'object' && loaded !== null && 'unreachable' in loaded;
}

/**
 * The newest data that arrived, and whether what the address asks for could not be fetched. A page that
 * never had data fails with the error.
 */
export function useLastLoaded<T>(loaded: T): { loaded: T; unreachable: boolean } {
  const [last, setLast] = useState<{ loaded: T } | null>(null);
  if (isUnreachable(loaded)) {
    if (!last) throw loaded.error;
    return { loaded: last.loaded, unreachable: true };
  }
  if (last?.loaded !== loaded) setLast({ loaded });
  return { loaded, unreachable: false };
}
