import type { LivePrices } from './live-prices-json';

const maxPriceIds = 100;

/** Fetches current prices over HTTP, for at most a hundred products. */
export async function fetchLivePrices(ids: readonly string[]): Promise<LivePrices[]> {
  const response = await fetch(`/api/products?ids=${ids.slice(0, maxPriceIds)}`);
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  const { items }: { items: unknown[] } = await response.json();
  // Rounded up: the header has whole seconds, and this is newer than any page.
  const at = Date.parse(response.headers.get('date') ?? '') + 999;
  return items.flatMap((item) => parseLivePrices({ ...Object(item), at }) ?? []);
}

/** Reads a price broadcast; undefined if it is invalid. */
export function parseLivePrices(value: unknown): LivePrices | undefined {
  if (!isLivePrices(value)) return undefined;
  const { id, prices, bestPrice, unitPrice, savingsPercent, onSale, at } = value;
  return { id, prices, bestPrice, unitPrice, savingsPercent, onSale, at };
}

/** Our own server sends these; guards against proxies and newer versions. */
function isLivePrices(value: unknown): value is LivePrices {
  if (typeof value !== 'object' || value === null) return false;
  const { id, prices, bestPrice, at } = Object(value);
  return (
    Number.isInteger(id) &&
    Number.isFinite(at) &&
    (bestPrice === null || Number.isFinite(bestPrice)) &&
    Array.isArray(prices) &&
    prices.every(({ offerId, price }) => Number.isInteger(offerId) && Number.isFinite(price))
  );
}
