import { useCallback, useEffect, useRef } from 'react';
import type { ListingParams } from '~/domain/search/filters/filter';
import type { ListName } from '~/domain/search/filters/list-filters';
import type { ChangeListing } from '../use-listing';

/** Adds a choice to a list filter, or removes it. A stable reference. */
export function useListToggle(
  list: ListName,
  chosen: readonly string[],
  change: ChangeListing,
): (slug: string) => void {
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });
  return useCallback(
    (slug: string) => {
      const others = latest.current.filter((other) => other !== slug);
      latest.current = others.length < latest.current.length ? others : [...latest.current, slug];
      const next: Partial<ListingParams> = {};
      next[list] = latest.current;
      change(next);
    },
    [list, change],
  );
}
