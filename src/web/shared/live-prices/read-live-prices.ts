import type { LivePrices } from './live-prices-json';

const maxPriceIds = 100;

/** Asks for prices instead of being told. Those beyond a hundred wait for their channel. */
export async function fetchLivePrices(ids: readonly string[]): Promise<LivePrices[]> {
  const response = await fetch(`/api/products?ids=${ids.slice(0, maxPriceIds)}`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { items }: { items: unknown[] } = await response.json();
  // Rounded up: the header has whole seconds, and this is newer than any page.
  const at = Date.parse(response.headers.get('date') ?? '') + 999;
  return items.flatMap((item) => parseLivePrices({ ...Object(item), at }) ?? []);
}

/** What we were told, as far as it is about prices; undefined when it is something else. */
export function parseLivePrices(value: unknown): LivePrices | undefined {
  if (!isLivePrices(value)) return undefined;
  const { id, prices, bestPrice, unitPrice, savingsPercent, onSale, at } = value;
  return { id, prices, bestPrice, unitPrice, savingsPercent, onSale, at };
}

/** Our own server sends these; the check is for a proxy's or a newer version's surprises. */
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
