import { readId } from '../input/storable';

export const maxCompared = 4;
/** Longer texts hold no ids that could count. */
const maxTextLength = 2_000;

/** What the comparison page shows; it is part of the URL, so that it works without scripts and can be shared. */
export interface CompareParams {
  /** Different ids, at most four. */
  ids: readonly number[];
  /** Also shows the rows in which all products are equal. */
  isComplete: boolean;
  /** Looks for a product to add. */
  search: string;
}

/** Reads any query. `hasMore`: there were more different ids than can be compared. */
export function decodeCompareParams(query: URLSearchParams): CompareParams & { hasMore: boolean } {
  const text = (query.get('ids') ?? '').slice(0, maxTextLength);
  const ids = new Set(text.split(',').flatMap((part) => readId(part.trim()) ?? []));
  return {
    ids: [...ids].slice(0, maxCompared),
    hasMore: ids.size > maxCompared,
    isComplete: query.get('rows') === 'all',
    search: (query.get('q') ?? '').trim().slice(0, 100),
  };
}

/** The address of a comparison. */
export function compareAddress({ ids, isComplete, search }: Partial<CompareParams>): string {
  const parts = [
    ...(ids && ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...(isComplete ? ['rows=all'] : []),
    ...(search ? [`q=${encodeURIComponent(search)}`] : []),
  ];
  return parts.length > 0 ? `/compare?${parts.join('&')}` : '/compare';
}
