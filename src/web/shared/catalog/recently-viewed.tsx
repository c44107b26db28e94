import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '~/web/ui/button';
import { Skeleton } from '~/web/ui/skeleton';
import { ProductTeaser, type TeaserJson } from './product-teaser';
import { clearVisits, readVisits, subscribeToVisits } from './recent-visits';

const noVisits: readonly number[] = [];
const maxShownProducts = 6;
const cardWidth = 'w-36 shrink-0 snap-start sm:w-44';

/**
 * Recently viewed products on this device. Not part of the cached page: it renders after hydration,
 * so it must be below the fold.
 */
export function RecentlyViewed() {
  const ids = useSyncExternalStore(subscribeToVisits, readVisits, () => noVisits).slice(
    0,
    maxShownProducts,
  );
  const wanted = ids.join();
  const [found, setFound] = useState<ReadonlyMap<number, TeaserJson> | null>(null);

  useEffect(() => {
    if (wanted === '') return;
    const unmounted = new AbortController();
    fetchProducts(wanted, unmounted.signal).then(
      (items) => setFound(new Map(items.map((item) => [item.id, item]))),
      // Optional content, so failures are not shown.
      () => unmounted.signal.aborted || setFound(new Map()),
    );
    return () => unmounted.abort();
  }, [wanted]);

  const isGone = found && !ids.some((id) => found.has(id));
  if (ids.length === 0 || isGone) return null;
  return (
    <section aria-labelledby="recently-viewed" className="page-column pt-16 md:pt-20">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recently-viewed" className="font-display text-2xl">
          Recently viewed
        </h2>
        <Button variant="quiet" size="sm" className="-mr-4" onClick={clearVisits}>
          Clear list
        </Button>
      </div>
      <p className="text-soft text-sm">Saved on this device only.</p>
      <ul className="mt-6 flex snap-x gap-4 overflow-x-auto pb-2 sm:gap-6">
        {ids.map((id) => {
          const product = found?.get(id);
          if (found && !product) return null;
          return (
            <li key={id} className={cardWidth}>
              {product ? (
                <ProductTeaser product={product} sizes="176px" />
              ) : (
                <Skeleton className="aspect-4/7" />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function fetchProducts(ids: string, signal: AbortSignal): Promise<TeaserJson[]> {
  const response = await fetch(`/api/products?ids=${ids}`, { signal });
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  const { items }: { items: TeaserJson[] } = await response.json();
  return items;
}
