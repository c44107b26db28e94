import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { type ListingPlace, listingHref } from '~/domain/search/listing/listing-place';
import { predictChoice } from './predict-choice';

interface PrefetchOnHoverProps {
  place: ListingPlace;
  params: ListingParams;
  /** Called when the pointer or the focus gets to the filters, perhaps many times. */
  onUse: () => void;
  children: ReactNode;
}

/** Ignores a pointer that only passes over an option. */
const hoverDelayMs = 60;

/** Prefetches the listing of a filter option on hover and on press. */
export function PrefetchOnHover({ place, params, onUse, children }: PrefetchOnHoverProps) {
  const [prefetchedHref, setPrefetchedHref] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function prefetch(event: PointerEvent, afterMs: number) {
    clearTimeout(timer.current);
    const label = event.target instanceof Element ? event.target.closest('label') : null;
    const input = label?.control;
    if (!(input instanceof HTMLInputElement)) return;
    const choice = predictChoice(input, params);
    if (!choice) return;
    const href = listingHref(place, { ...params, ...choice, page: 1 });
    timer.current = setTimeout(() => setPrefetchedHref(href), afterMs);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the use of the filters inside.
    <div
      role="presentation"
      className="contents"
      onFocus={onUse}
      onPointerOver={(event) => {
        onUse();
        if (event.pointerType === 'mouse') prefetch(event, hoverDelayMs);
      }}
      onPointerDown={(event) => prefetch(event, 0)}
    >
      {children}
      {prefetchedHref !== null && <PrefetchPageLinks key={prefetchedHref} page={prefetchedHref} />}
    </div>
  );
}
