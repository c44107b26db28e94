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
 * Puts a price that somebody has seen, and we have verified, onto its product's page. An offer that we
 * have keeps its own address: a stranger's may carry a stranger's commission.
 */
export async function listVerifiedPrice(
  tx: Queryable,
  { reference, productId, storeSlug, storeName, priceCents, competitorUrl }: Verified,
  now: Date,
): Promise<void> {
  const store = await findRetailerBySlug(tx, storeSlug);
  if (!store) {
    throw new AppError('bad_request', { message: `We do not compare ${storeName} any more.` });
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
        // A feed's clock may be ahead of ours; what was verified is the newest all the same.
        seenAt: new Date(Math.max(now.getTime(), (offer?.seenAt.getTime() ?? 0) + 1)),
      },
    ],
    now,
  );
  if (unknown.length > 0) {
    throw new AppError('bad_request', {
      message: `There is no product ${productId}, so the price of ${reference} has no page.`,
    });
  }
}
