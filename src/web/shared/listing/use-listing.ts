import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ListingParams } from '~/domain/search/listing-params';
import { type ListingPlace, listingHref } from '~/domain/search/listing-place';

export type ChangeListing = (change: Partial<ListingParams>) => void;

/**
 * What the shopper has chosen, at once, and a way to choose. The address follows (replaced, not
 * added to the history), and the products as soon as they are there; scroll and focus stay.
 */
export function useListing(place: ListingPlace, shownParams: ListingParams) {
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const [{ seen, wanted }, setState] = useState({ seen: shownParams, wanted: shownParams });
  if (seen !== shownParams) {
    // Products arrived. They may be those of a choice that has been overtaken meanwhile.
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
        // In one go: shared out over several turns of the browser it comes later.
        flushSync: true,
      });
    },
    [navigate],
  );
  return { wanted, change };
}
