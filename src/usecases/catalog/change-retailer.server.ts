import { notifyStoresChanged } from '~/db/catalog/card-change.repo.server';
import {
  findRetailerByName,
  updateRetailer,
  updateRetailerCurrency,
} from '~/db/catalog/retailer.repo.server';
import { updatePictureHosts } from '~/db/catalog/source-picture.repo.server';
import { updateFeedOffersStale } from '~/db/feeds/feed-offer.repo.server';
import { AppError } from '~/domain/app-error';
import type { Retailer } from '~/domain/catalog/product';
import type { Deps } from '../deps';
import { type RetailerTerms, requireDomains } from './find-or-add-retailer.server';

/** Changes the given fields of a retailer; the others stay. */
export async function changeRetailer(
  { db }: Pick<Deps, 'db'>,
  { name, pictureHosts, ...terms }: RetailerTerms,
): Promise<Retailer> {
  return db.transaction(async (tx) => {
    const before = await findRetailerByName(tx, name.trim());
    if (!before) throw new AppError('not_found', { message: `There is no retailer '${name}'.` });
    const after: Retailer = {
      ...before,
      shippingCents: terms.shippingCents ?? before.shippingCents,
      freeShippingFromCents: terms.freeShippingFromCents ?? before.freeShippingFromCents,
      affiliateTemplate: terms.affiliateTemplate ?? before.affiliateTemplate,
      returnPolicy: terms.returnPolicy ?? before.returnPolicy,
      priceMatchEligible: terms.priceMatchEligible ?? before.priceMatchEligible,
      domains: terms.domains ?? before.domains,
    };
    requireDomains(after);
    await updateRetailer(tx, after);
    await notifyStoresChanged(tx);
    if (terms.currency) {
      await updateRetailerCurrency(tx, { id: after.id, currency: terms.currency });
      // Unchanged rows of its feeds may now mean other prices.
      await updateFeedOffersStale(tx, { retailerId: after.id });
    }
    if (pictureHosts) await updatePictureHosts(tx, { id: after.id, hosts: pictureHosts });
    return after;
  });
}
