import { listRecordedPriceDrops as listRecorded } from '~/db/prices/price-drop.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { dayMs } from '~/domain/durations';
import { dropPercent, type PriceDrop, priceDropRule } from '~/domain/prices/price-drop';
import { showProductCards } from '../catalog/show-products.server';
import type { Deps } from '../deps';

export interface ListedPriceDrop extends PriceDrop {
  product: ProductSummary;
  percent: number;
}

const maxPriceDrops = 50;
/**
 * Read more than are listed: often all sizes and shades of a formula drop together, but only one is
 * listed.
 */
const candidatesPerListedDrop = 6;

/** Verified price drops of the last days on products in stock, one per formula. */
export async function listPriceDrops(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: { limit: number; order?: 'biggest' | 'newest' },
): Promise<ListedPriceDrop[]> {
  const limit = Math.min(input.limit, maxPriceDrops);
  const recorded = await listRecorded(deps.db.reader, {
    since: new Date(deps.clock.now().getTime() - priceDropRule.recentDays * dayMs),
    order: input.order ?? 'biggest',
    limit: limit * candidatesPerListedDrop,
  });
  const firstOfGroup = new Map(recorded.toReversed().map((drop) => [drop.groupId, drop]));
  const drops = recorded.filter((drop) => firstOfGroup.get(drop.groupId) === drop).slice(0, limit);
  const products = await showProductCards(deps, { ids: drops.map(({ productId }) => productId) });
  const byId = new Map(products.map((product) => [product.id, product]));
  return drops.flatMap(({ productId, priceCents, beforeCents, droppedAt }) => {
    const product = byId.get(productId);
    const percent = dropPercent({ priceCents, beforeCents });
    return product ? [{ product, priceCents, beforeCents, droppedAt, percent }] : [];
  });
}
