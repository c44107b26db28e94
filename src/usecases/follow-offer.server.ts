import { listOffersById } from '~/db/offer.repo.server';
import { listRetailersById } from '~/db/retailer.repo.server';
import { offerAddress } from '~/domain/catalogue/offer-address';
import type { Deps } from './deps';

/** The address of an offer at its store; null when there is no such offer, or nowhere to go. */
export async function followOffer(
  { db, clicks }: Pick<Deps, 'db' | 'clicks'>,
  input: { offerId: number; counts: boolean },
): Promise<string | null> {
  const { offerId } = input;
  const [offer] = await listOffersById(db.reader, [offerId], 1);
  if (!offer) return null;
  const [retailer] = await listRetailersById(db.reader, [offer.retailerId], 1);
  const address = offerAddress(offer.url, retailer?.affiliateTemplate ?? '');
  if (address !== null && input.counts) clicks.count(offerId);
  return address;
}
