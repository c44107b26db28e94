import { type HistoryWindow, historyWindows } from '~/domain/prices/history-window';
import { type OfferOrder, offerOrders } from '~/domain/prices/offer-order';

/** The selected view of a product. It is part of the URL, so that it works without scripts. */
export interface ProductParams {
  order: OfferOrder;
  days: HistoryWindow;
  /** Slug of the store whose history is shown; null for all stores. */
  store: string | null;
}

export const defaultParams: ProductParams = { order: 'price', days: 365, store: null };

/** Reads any query; unknown values fall back to the defaults. */
export function decodeProductParams(query: URLSearchParams): ProductParams {
  const days = historyWindows.find((window) => String(window) === query.get('days'));
  return {
    order: offerOrders.find((order) => order === query.get('sort')) ?? defaultParams.order,
    days: days ?? defaultParams.days,
    store: query.get('store') || defaultParams.store,
  };
}

/** The query of a view, '' for the default one. */
export function encodeProductParams({ order, days, store }: ProductParams): string {
  const query = new URLSearchParams();
  if (order !== defaultParams.order) query.set('sort', order);
  if (days !== defaultParams.days) query.set('days', String(days));
  if (store !== null) query.set('store', store);
  return query.size > 0 ? `?${query}` : '';
}
