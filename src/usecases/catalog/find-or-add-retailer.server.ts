import {
  findMaxRetailerId,
  findRetailerByName,
  insertRetailers,
  lockRetailers,
} from '~/db/catalog/retailer.repo.server';
import { updatePictureHosts } from '~/db/catalog/source-picture.repo.server';
import { AppError } from '~/domain/app-error';
import type { Retailer } from '~/domain/catalog/product';
import type { Deps } from '../deps';

export interface RetailerTerms {
  name: string;
  /** What an order's delivery costs; left out: nothing is added. */
  shippingCents?: number | undefined;
  freeShippingFromCents?: number | undefined;
  /** Where an offer's address goes through; {url} stands for it. */
  affiliateTemplate?: string | undefined;
  /** What it takes back and until when; left out: the store is asked. */
  returnPolicy?: string | undefined;
  /** Whether we match its prices; left out: no. */
  priceMatchEligible?: boolean | undefined;
  /** Domains of its pages; needed where we match its prices. */
  domains?: readonly string[] | undefined;
  /** Hosts that its photographs may be fetched from. */
  pictureHosts?: readonly string[] | undefined;
}

/** The retailer of this name; one that we do not have is added on the terms given. */
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
      shippingCents: terms.shippingCents ?? 0,
      freeShippingFromCents: terms.freeShippingFromCents ?? null,
      returnPolicy: terms.returnPolicy ?? 'See the store',
      affiliateTemplate: terms.affiliateTemplate ?? '{url}',
      priceMatchEligible: terms.priceMatchEligible ?? false,
      domains: terms.domains ?? [],
    };
    if (!known) {
      requireDomains(retailer);
      await insertRetailers(tx, [retailer]);
    }
    if (terms.pictureHosts) await updatePictureHosts(tx, { id, hosts: terms.pictureHosts });
    return retailer;
  });
}

/** Without its domains, no request to match a store's price could be checked or accepted. */
export function requireDomains({ name, priceMatchEligible, domains }: Retailer): void {
  if (!priceMatchEligible || domains.length > 0) return;
  throw new AppError('bad_request', {
    message: `To match prices of ${name}, say on which domains its pages are: --domains store.example`,
  });
}
