import { notifyStoresChanged } from '~/db/catalog/card-change.repo.server';
import {
  findRetailerByName,
  updateRetailer,
  updateRetailerChain,
  updateRetailerCurrency,
} from '~/db/catalog/retailer.repo.server';
import { updatePictureHosts } from '~/db/catalog/source-picture.repo.server';
import { updateFeedOffersStale } from '~/db/feeds/feed-offer.repo.server';
import { AppError } from '~/domain/app-error';
import type { RetailerSettings } from '~/domain/catalog/product';
import type { Deps } from '../deps';
import { type RetailerTerms, requireDomains } from './find-or-add-retailer.server';

/** Changes the given fields of a retailer; the others stay. */
export async function changeRetailer(
  { db }: Pick<Deps, 'db'>,
  { name, pictureHosts, ...terms }: RetailerTerms,
): Promise<RetailerSettings> {
  return db.transaction(async (tx) => {
    const before = await findRetailerByName(tx, name.trim());
    if (!before) throw new AppError('not_found', { message: `There is no retailer '${name}'.` });
    const after: RetailerSettings = {
      ...before,
      shippingCents: terms.shippingCents ?? before.shippingCents,
      freeShippingFromCents: terms.freeShippingFromCents ?? before.freeShippingFromCents,
      affiliateTemplate: terms.affiliateTemplate ?? before.affiliateTemplate,
      returnPolicy: terms.returnPolicy ?? before.returnPolicy,
      priceMatchEligible: terms.priceMatchEligible ?? before.priceMatchEligible,
      domains: terms.domains ?? before.domains,
      chain: terms.chain === undefined ? before.chain : terms.chain,
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
    if (after.chain !== before.chain) await updateRetailerChain(tx, after);
    return after;
  });
}
