import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { type ListingPlace, listingHref } from '~/domain/search/listing/listing-place';
import { isUnreachable } from './keep-listing-when-offline';
import type { ListingJson } from './listing-json';

type ListingChoices = Pick<ListingJson, 'place' | 'params' | 'choices' | 'omitted'>;

/** The data of a listing's route; category pages have more than the listing. */
type RouteData = ListingChoices | { listing: ListingChoices };

/** A failed request is not repeated sooner. */
const minRetryMs = 3_000;

/** The URL of a listing page with every choice of every filter. */
export function allChoicesHref(place: ListingPlace, params: ListingParams): string {
  const href = listingHref(place, params);
  return `${href}${href.includes('?') ? '&' : '?'}choices=all`;
}

/** Set after the other choices could not be loaded. */
export interface FailedChoices {
  retry: () => void;
  isRetrying: boolean;
}

/**
 * The choices of all filters. The first page of a visit has only some of them; `load` requests the others
 * and can be called any number of times. Later pages have them all.
 */
export function useAllChoices(listing: ListingChoices) {
  const { data, state, load: fetchData } = useFetcher<RouteData>();
  const found = Object.keys(listing.omitted).length === 0 ? listing : listingOf(data);
  const isLoaded = found !== undefined;
  const { place, params } = listing;
  const requestedAt = useRef(Number.NEGATIVE_INFINITY);
  const request = useCallback(() => {
    requestedAt.current = performance.now();
    fetchData(allChoicesHref(place, params)).catch(() => undefined);
  }, [place, params, fetchData]);
  const load = useCallback(() => {
    if (!isLoaded && performance.now() - requestedAt.current >= minRetryMs) request();
  }, [isLoaded, request]);
  const hasFailed = !isLoaded && isUnreachable(data);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', request);
    return () => window.removeEventListener('online', request);
  }, [hasFailed, request]);
  const failed: FailedChoices | undefined = hasFailed
    ? { retry: request, isRetrying: state !== 'idle' }
    : undefined;
  const { choices, omitted } = found ?? listing;
  return { choices, omitted, load, failed };
}

/** Undefined before it is loaded, and if that failed: the first choices are enough to go on. */
function listingOf(data: RouteData | undefined): ListingChoices | undefined {
  if (!data || isUnreachable(data)) return undefined;
  return 'listing' in data ? data.listing : data;
}
