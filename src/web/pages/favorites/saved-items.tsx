import { type ReactNode, useEffect } from 'react';
import { changeSinceSaved, type FavoriteSort } from '~/domain/favorites/favorites';
import { toDollars } from '~/domain/prices/money';
import type { SavedJson, SavedPageJson } from '~/web/shared/favorites/saved-json';
import type { LivePrices } from '~/web/shared/live-prices/live-prices-json';
import { useLivePrices } from '~/web/shared/live-prices/use-live-prices';
import { Button } from '~/web/ui/button';
import { SelectField } from '~/web/ui/fields/select-field';
import { Pagination } from '~/web/ui/pagination';
import { countShown, mergeRemoved } from './removed-rows';
import { SavedRow } from './saved-row';
import { SavedSkeleton } from './saved-skeleton';
import { useRemovedRows } from './use-removed-rows';
import { useSavedView } from './use-saved-view';

const sortNames: Record<FavoriteSort, string> = {
  newest: 'Newest first',
  'price-drop': 'Biggest drop since saved',
  'price-low': 'Price: low to high',
  name: 'Brand and name',
};

interface SavedItemsProps {
  page: SavedPageJson | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Both resolve to whether the request succeeded. */
  onRemove: (item: SavedJson) => Promise<boolean>;
  onRestore: (item: SavedJson) => Promise<boolean>;
  empty: ReactNode;
  /** A short summary of the person's alert for a product. */
  alertSummary?: (productId: number) => string | undefined;
  actions?: (item: SavedJson) => ReactNode;
}

/** The saved products of a list or a device, one page at a time. */
export function SavedItems({ page, failed, onRetry, ...props }: SavedItemsProps) {
  const { shown, show, hrefFor } = useSavedView();
  const removed = useRemovedRows(`${shown.list} ${shown.sort} ${shown.page}`);
  const livePrices = useLivePrices(
    (page?.items ?? []).map(({ product }) => product.id),
    page?.now ?? 0,
  );
  const rows = mergeRemoved(page?.items ?? [], removed.rows);
  const lastPage = page ? Math.max(1, Math.ceil(page.total / page.pageSize)) : 1;
  // A page whose products were all removed stays visible until the visitor leaves it, so that they
  // can undo.
  const pageCount = rows.length > 0 ? Math.max(lastPage, shown.page) : lastPage;
  const isPastLastPage = page !== undefined && page.page === shown.page && shown.page > pageCount;
  // The last product of the last page was removed, or the URL is out of date.
  useEffect(() => {
    if (isPastLastPage) show({ page: pageCount });
    removed.dropRestored(rows);
  });
  if (failed) {
    return (
      <div role="alert" className="border-line border-y py-10 text-center">
        <p>We couldn’t load your saved products.</p>
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (page?.total === 0 && rows.length === 0) return props.empty;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="figures text-soft text-sm" aria-live="polite">
          {page && countText(countShown(page.total, rows))}
        </p>
        <SelectField
          label="Sort by"
          shape="pill"
          className="w-60"
          value={shown.sort}
          onChange={({ target }) => show({ sort: target.value as FavoriteSort, page: 1 })}
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
          {rows.map(({ item: saved, isRemoved }) => {
            const { id } = saved.product;
            const item = savedWithLivePrices(saved, livePrices(id));
            return (
              <li key={id}>
                <SavedRow
                  item={item}
                  alertSummary={props.alertSummary?.(id)}
                  removed={isRemoved}
                  restored={removed.restored === id}
                  onRemove={() => removed.remove(saved, rows, () => props.onRemove(saved))}
                  onUndo={() => removed.restore(id, () => props.onRestore(saved))}
                >
                  {props.actions?.(item)}
                </SavedRow>
              </li>
            );
          })}
        </ul>
      ) : (
        <SavedSkeleton />
      )}
      <Pagination className="mt-8" page={shown.page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}

function countText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;
}

const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

/** Applies live prices to a saved product, if there are any. */
function savedWithLivePrices(item: SavedJson, live: LivePrices | undefined): SavedJson {
  if (!live) return item;
  const { at: _, ...prices } = live;
  const change = changeSinceSaved(cents(item.savedPrice), cents(live.bestPrice));
  return {
    ...item,
    product: { ...item.product, ...prices },
    change: change && { amount: toDollars(change.cents), percent: change.percent },
  };
}
