import { changeSinceSaved } from '~/domain/favorites/favorites';
import { toDollars } from '~/domain/prices/money';
import type { SavedJson } from '~/web/shared/favorites/saved-json';
import type { LivePrices } from '~/web/shared/live-prices/live-prices-json';

const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

/** Applies live prices to a saved product, if there are any. */
export function savedWithLivePrices(item: SavedJson, live: LivePrices | undefined): SavedJson {
  if (!live) return item;
  const { at: _, ...prices } = live;
  const change = changeSinceSaved(cents(item.savedPrice), cents(live.bestPrice));
  return {
    ...item,
    product: { ...item.product, ...prices },
    change: change && { amount: toDollars(change.cents), percent: change.percent },
  };
}
