import { notifyStoresChanged } from '~/db/catalog/card-change.repo.server';
import {
  findMaxRetailerId,
  findRetailerByName,
  insertRetailers,
  lockRetailers,
  updateRetailerChain,
} from '~/db/catalog/retailer.repo.server';
import { updatePictureHosts } from '~/db/catalog/source-picture.repo.server';
import { AppError } from '~/domain/app-error';
import type { Retailer } from '~/domain/catalog/product';
import type { Deps } from '../deps';

export interface RetailerTerms {
  name: string;
  /** Shipping costs per order; omitted if unknown. */
  shippingCents?: number | undefined;
  freeShippingFromCents?: number | undefined;
  /** URL template for outgoing links; {url} is replaced by the offer's URL. */
  affiliateTemplate?: string | undefined;
  /** The return policy in one line; omitted if unknown. */
  returnPolicy?: string | undefined;
  /** Whether we match its prices; false by default. */
  priceMatchEligible?: boolean | undefined;
  /** Domains of its pages; required for price matching. */
  domains?: readonly string[] | undefined;
  /** The currency of its prices, where a feed does not say. */
  currency?: string | undefined;
  /** Hosts from which its photos may be fetched. */
  pictureHosts?: readonly string[] | undefined;
  /** The chain whose shops share product ids; null: none. */
  chain?: string | null | undefined;
}

/** Finds a retailer by name, or adds it with the given terms. */
export async function findOrAddRetailer(
  { db }: Pick<Deps, 'db'>,
  terms: RetailerTerms,
): Promise<Retailer> {
  const name = terms.name.trim();
  return db.transaction(async (tx) => {
    await lockRetailers(tx);
    const known = await findRetailerByName(tx, name);
    const id = known?.id ?? (await findMaxRetailerId(tx)) + 1;
    const slug = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const retailer: Retailer = known ?? {
      id,
      name,
      slug: slug || `store-${id}`,
      shippingCents: terms.shippingCents ?? null,
      freeShippingFromCents: terms.freeShippingFromCents ?? null,
      returnPolicy: terms.returnPolicy ?? 'See the store',
      affiliateTemplate: terms.affiliateTemplate ?? '{url}',
      priceMatchEligible: terms.priceMatchEligible ?? false,
      domains: terms.domains ?? [],
    };
    if (!known) {
      requireDomains(retailer);
      await insertRetailers(tx, [retailer]);
      await notifyStoresChanged(tx);
    }
    if (terms.pictureHosts) await updatePictureHosts(tx, { id, hosts: terms.pictureHosts });
    if (terms.chain !== undefined) await updateRetailerChain(tx, { id, chain: terms.chain });
    return retailer;
  });
}

/** Price match requests can only be checked against known domains. */
export function requireDomains({ name, priceMatchEligible, domains }: Retailer): void {
  if (!priceMatchEligible || domains.length > 0) return;
  throw new AppError('bad_request', {
    message: `To match prices of ${name}, specify the domains of its pages: --domains store.example`,
  });
}
