import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { type ListingPlace, listingHref } from '~/domain/search/listing/listing-place';

export type ChangeListing = (change: Partial<ListingParams>) => void;

/**
 * The selected filters, applied optimistically. The URL is replaced, the products follow when they
 * load, and scroll position and focus stay.
 */
export function useListing(place: ListingPlace, shownParams: ListingParams) {
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const [{ seen, wanted }, setState] = useState({ seen: shownParams, wanted: shownParams });
  if (seen !== shownParams) {
    // New products arrived, perhaps for a selection that has changed since.
    const isSuperseded = !idle && listingHref(place, shownParams) !== listingHref(place, wanted);
    setState({ seen: shownParams, wanted: isSuperseded ? wanted : shownParams });
  }

  const latest = useRef({ place, wanted });
  useEffect(() => {
    latest.current = { place, wanted };
  });
  const change: ChangeListing = useCallback(
    (chosen) => {
      const next = { ...latest.current.wanted, ...chosen, page: 1 };
      latest.current.wanted = next;
      setState((state) => ({ ...state, wanted: next }));
      navigate(listingHref(latest.current.place, next), {
        replace: true,
        preventScrollReset: true,
        // Renders synchronously, which is faster than several scheduled renders.
        flushSync: true,
      });
    },
    [navigate],
  );
  return { wanted, change };
}
