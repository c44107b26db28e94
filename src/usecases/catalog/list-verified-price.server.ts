import { findRetailerBySlug } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { listOfferKeysByProductRetailer, listOffersById } from '~/db/prices/offer.repo.server';
import { AppError } from '~/domain/app-error';
import type { PriceMatchRequest } from '~/domain/forms/price-match';
import { recordPricesIn } from '../prices/record-prices.server';

type Verified = Pick<
  PriceMatchRequest,
  'reference' | 'storeSlug' | 'storeName' | 'priceCents' | 'competitorUrl'
> & { productId: number };

/**
 * Adds a verified price from a price match request to its product. An existing offer keeps its URL: a
 * submitted URL may contain the sender's affiliate code.
 */
export async function listVerifiedPrice(
  tx: Queryable,
  { reference, productId, storeSlug, storeName, priceCents, competitorUrl }: Verified,
  now: Date,
): Promise<void> {
  const store = await findRetailerBySlug(tx, storeSlug);
  if (!store) {
    throw new AppError('bad_request', { message: `We no longer compare ${storeName}.` });
  }
  const place = { productId, retailerId: store.id };
  const [key] = await listOfferKeysByProductRetailer(tx, [place]);
  const [offer] = key ? await listOffersById(tx, [key.id], 1) : [];
  const before = offer?.originalPriceCents ?? null;
  const { unknown } = await recordPricesIn(
    tx,
    [
      {
        ...place,
        priceCents,
        originalPriceCents: before !== null && before > priceCents ? before : null,
        inStock: true,
        url: offer ? undefined : competitorUrl,
        // A feed's clock may be ahead of ours; the verified price must still be the newest.
        seenAt: new Date(Math.max(now.getTime(), (offer?.seenAt.getTime() ?? 0) + 1)),
      },
    ],
    now,
  );
  if (unknown.length > 0) {
    throw new AppError('bad_request', {
      message: `There is no product ${productId}, so the price of ${reference} cannot be added.`,
    });
  }
}
