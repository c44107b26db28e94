import { useState } from 'react';
import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** Replaces the data of a listing that could not be loaded. */
interface Unreachable {
  unreachable: true;
  error: unknown;
}

/** No response from our server: no connection, or a gateway error. */
function isUnreachableError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  return error instanceof Error;
}

/** Turns failures into data, so that the page stays. */
function failuresAsData(results: Results, isFailure: (error: unknown) => boolean): Results {
  const entries = Object.entries(results).map(([route, outcome]): [string, DataStrategyResult] => {
    const { type, result } = outcome;
    if (type !== 'error' || !isFailure(result)) return [route, outcome];
    return [route, { type: 'data', result: { unreachable: true, error: result } }];
  });
  return Object.fromEntries(entries);
}

/**
 * Client middleware of listing pages. Without it, choosing a filter while offline replaces the
 * whole page with the error page. Not a client loader, because those disable prefetching.
 */
export async function keepListingWhenOffline(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.signal.aborted) return results;
  // More choices are optional: no failure to load them may replace the page.
  const isOptional = new URL(request.url).searchParams.has('choices');
  return failuresAsData(results, isOptional ? () => true : isUnreachableError);
}

/** Whether the loader data represents a listing that could not be loaded. */
export function isUnreachable(loaded: unknown): loaded is Unreachable {
  return typeof loaded === 'object' && loaded !== null && 'unreachable' in loaded;
}

/** The latest data, and whether the current URL could not be loaded. Throws without any data. */
export function useLastLoaded<T>(loaded: T): { loaded: T; unreachable: boolean } {
  const [last, setLast] = useState<{ loaded: T } | null>(null);
  if (isUnreachable(loaded)) {
    if (!last) throw loaded.error;
    return { loaded: last.loaded, unreachable: true };
  }
  if (last?.loaded !== loaded) setLast({ loaded });
  return { loaded, unreachable: false };
}
