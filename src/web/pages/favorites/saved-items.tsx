import { type ReactNode, useEffect, useState } from 'react';
import type { FavouriteSort } from '~/domain/favourites';
import type { SavedJson, SavedPageJson } from '~/web/shared/favourites/saved-json';
import { useLivePrices } from '~/web/shared/live-prices/use-live-prices';
import { Button } from '~/web/ui/button';
import { Pagination } from '~/web/ui/pagination';
import { SelectField } from '~/web/ui/select-field';
import { SavedRow } from './saved-row';
import { SavedSkeleton } from './saved-skeleton';
import { useShown } from './use-shown';
import { withLivePrices } from './with-live-prices';

const sortNames: Record<FavouriteSort, string> = {
  newest: 'Newest first',
  'price-drop': 'Biggest drop since saved',
  'price-low': 'Price: low to high',
  name: 'Brand and name',
};

interface SavedItemsProps {
  /** Undefined while it is on its way. */
  page: SavedPageJson | undefined;
  failed: boolean;
  onRetry: () => void;
  onRemove: (item: SavedJson) => void;
  onRestore: (item: SavedJson) => void;
  /** What else can be done with a product. */
  actions?: (item: SavedJson) => ReactNode;
}

/** The saved products of a list or a device, a page at a time. */
export function SavedItems({ page, failed, onRetry, ...props }: SavedItemsProps) {
  const { shown, show, hrefFor } = useShown();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const livePrices = useLivePrices(
    (page?.items ?? []).map(({ product }) => product.id),
    page?.now ?? 0,
  );
  const [restored, setRestored] = useState<number>();
  const mark = (id: number, isRemoved: boolean) => {
    const next = new Set(removed);
    if (isRemoved) next.add(id);
    else next.delete(id);
    setRemoved(next);
    setRestored(isRemoved ? undefined : id);
  };
  const pageCount = page ? Math.ceil(page.total / page.pageSize) : 1;
  const isBehind = page !== undefined && page.page === shown.page && shown.page > pageCount;
  // The last of the last page was removed, or somebody kept an old address.
  useEffect(() => {
    if (isBehind) show({ page: pageCount });
  });
  if (failed) {
    return (
      <div role="alert" className="border-line border-y py-10 text-center">
        <p>Your saved products could not be loaded.</p>
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="figures text-soft text-sm" aria-live="polite">
          {page && countWords(page, removed)}
        </p>
        <SelectField
          label="Sort by"
          shape="pill"
          className="w-60"
          value={shown.sort}
          onChange={({ target }) => show({ sort: target.value as FavouriteSort, page: 1 })}
        >
          {Object.entries(sortNames).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {page ? (
        <ul className="mt-5 divide-y divide-line border-line border-y">
          {page.items
            .map((saved) => withLivePrices(saved, livePrices(saved.product.id)))
            .map((item) => (
              <li key={item.product.id}>
                <SavedRow
                  item={item}
                  removed={removed.has(item.product.id)}
                  restored={restored === item.product.id}
                  onRemove={() => {
                    mark(item.product.id, true);
                    props.onRemove(item);
                  }}
                  onUndo={() => {
                    mark(item.product.id, false);
                    props.onRestore(item);
                  }}
                >
                  {props.actions?.(item)}
                </SavedRow>
              </li>
            ))}
        </ul>
      ) : (
        <SavedSkeleton />
      )}
      <Pagination className="mt-8" page={shown.page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}

/** Without those whose row only waits to be brought back. */
function countWords({ total, items }: SavedPageJson, removed: ReadonlySet<number>): string {
  const count = total - items.filter(({ product }) => removed.has(product.id)).length;
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}
