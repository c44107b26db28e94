import { listRetailersById } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { findForeignPriceLink } from '~/db/prices/foreign-price.repo.server';
import { listOffersById } from '~/db/prices/offer.repo.server';
import { offerAddress } from '~/domain/catalog/offer-address';
import { isDemoOffer } from '~/domain/demo/demo-offer';
import type { Deps } from '../deps';

/** Where a click leads: to the store, or to our explanation for a fictional offer. */
export type OfferTarget = { kind: 'store'; address: string } | { kind: 'demo' };

/** The target of an offer, or of a price in another currency; null if it or its URL does not exist. */
export async function followOffer(
  { db, clicks }: Pick<Deps, 'db' | 'clicks'>,
  input: { offerId: number; counts: boolean },
): Promise<OfferTarget | null> {
  const { offerId } = input;
  const offer = await findOfferOrForeignPrice(db.reader, offerId);
  if (!offer) return null;
  const retailer = (await listRetailersById(db.reader, [offer.retailerId])).get(offer.retailerId);
  const address = offerAddress(offer.url, retailer?.affiliateTemplate ?? '');
  if (address === null) return null;
  if (input.counts) clicks.count(offerId);
  return retailer && isDemoOffer(offer, retailer) ? { kind: 'demo' } : { kind: 'store', address };
}

/** An offer or a price in another currency: their ids are different. */
export async function findOfferOrForeignPrice(db: Queryable, id: number) {
  const [offer] = await listOffersById(db, [id], 1);
  return offer ?? findForeignPriceLink(db, id);
}
