import { listStoreRatings } from '~/db/catalog/store-rating.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { StoreRatingSource } from '~/domain/catalog/store-rating';
import type { Deps } from '../deps';

/** More stores than any site compares. */
const maxStores = 200;

/** Where the ratings at stores come from, most ratings first. */
export async function showStoreRatings(
  { db }: Pick<Deps, 'db'>,
  { id, reviewCount, offers }: Pick<ProductSummary, 'id' | 'reviewCount' | 'offers'>,
): Promise<StoreRatingSource[]> {
  if (reviewCount === 0) return [];
  const stated = await listStoreRatings(db.reader, { productId: id, limit: maxStores });
  if (stated.length > 0) return stated;
  return offers
    .filter(({ isDemo }) => isDemo)
    .map(({ retailer, seenAt }) => ({ retailer: retailer.name, given: null, seenAt }));
}
