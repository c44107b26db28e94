import { type HistoryWindow, historyWindows } from '~/domain/prices/history-window';
import { type OfferOrder, offerOrders } from '~/domain/prices/offer-order';

/** How somebody looks at a product: kept in the address, so that it works without scripts. */
export interface ProductParams {
  order: OfferOrder;
  days: HistoryWindow;
  /** Slug of the store whose history is shown; null: all of them. */
  store: string | null;
}

export const defaultParams: ProductParams = { order: 'price', days: 365, store: null };

/** Reads any query; what is not understood is what it would be without. */
export function decodeProductParams(query: URLSearchParams): ProductParams {
  const days = historyWindows.find((window) => String(window) === query.get('days'));
  return {
    order: offerOrders.find((order) => order === query.get('sort')) ?? defaultParams.order,
    days: days ?? defaultParams.days,
    store: query.get('store') || defaultParams.store,
  };
}

/** The query of a view, '' for the usual one. */
export function encodeProductParams({ order, days, store }: ProductParams): string {
  const query = new URLSearchParams();
  if (order !== defaultParams.order) query.set('sort', order);
  if (days !== defaultParams.days) query.set('days', String(days));
  if (store !== null) query.set('store', store);
  return query.size > 0 ? `?${query}` : '';
}
