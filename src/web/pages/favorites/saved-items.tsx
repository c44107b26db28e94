import { type ReactNode, useState } from 'react';
import type { FavouriteSort } from '~/domain/favourites';
import type { SavedJson, SavedPageJson } from '~/web/shared/favourites/saved-json';
import { useLivePrices } from '~/web/shared/live-prices/use-live-prices';
import { Button } from '~/web/ui/button';
import { SelectField } from '~/web/ui/select-field';
import type { Wish } from './saved-queries';
import { SavedRow } from './saved-row';
import { SavedSkeleton } from './saved-skeleton';
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
  wish: Wish;
  onWish: (wish: Wish) => void;
  onRemove: (item: SavedJson) => void;
  onRestore: (item: SavedJson) => void;
  /** What else can be done with a product. */
  actions?: (item: SavedJson) => ReactNode;
}

/** The saved products of a list or a device, a page at a time. */
export function SavedItems({ page, failed, onRetry, wish, onWish, ...props }: SavedItemsProps) {
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
  const pageCount = page ? Math.ceil(page.total / page.pageSize) : 1;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="figures text-soft text-sm" aria-live="polite">
          {page && countWords(page, removed)}
        </p>
        <SelectField
          label="Sort by"
          className="w-60"
          value={wish.sort}
          onChange={({ target }) => onWish({ sort: target.value as FavouriteSort, page: 1 })}
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
      {pageCount > 1 && (
        <nav aria-label="Pages" className="mt-8 flex items-center justify-center gap-5">
          <Button
            variant="secondary"
            disabled={wish.page <= 1}
            onClick={() => onWish({ ...wish, page: wish.page - 1 })}
          >
            Previous
          </Button>
          <span className="figures text-soft text-sm">
            Page {wish.page} of {pageCount}
          </span>
          <Button
            variant="secondary"
            disabled={wish.page >= pageCount}
            onClick={() => onWish({ ...wish, page: wish.page + 1 })}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

/** Without those whose row only waits to be brought back. */
function countWords({ total, items }: SavedPageJson, removed: ReadonlySet<number>): string {
  const count = total - items.filter(({ product }) => removed.has(product.id)).length;
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}
