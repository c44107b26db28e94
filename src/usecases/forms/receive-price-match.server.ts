import { randomBytes } from 'node:crypto';
import { findProduct } from '~/db/catalog/product.repo.server';
import {
  findPriceMatchByKeys,
  insertPriceMatch,
  insertPriceMatchStep,
} from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import type { Retailer } from '~/domain/catalog/product';
import {
  alreadyListedMessage,
  isOnDomain,
  otherStoreReason,
  type PriceMatchInput,
  type PriceMatchRequest,
  productIdFromUrl,
  verificationDue,
} from '~/domain/forms/price-match';
import type { SubmissionKeys } from '~/domain/forms/submission';
import { formatDollars } from '~/domain/prices/money';
import { siteUrl } from '~/domain/site';
import {
  renderPriceMatchArrived,
  renderPriceMatchReceived,
} from '~/emails/forms/price-match.email';
import { listStores } from '../catalog/list-stores.server';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';
import { newReference } from './new-reference.server';
import { mayConfirmTo } from './take-form-limit.server';

type Input = Omit<PriceMatchInput, 'productId' | 'storeName'> & { keys: SubmissionKeys };

/** Stores a request, queues emails to both sides, and returns the token of its status link. */
export async function receivePriceMatch(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { keys, ...formFields }: Input,
): Promise<{ reference: string; linkToken: string }> {
  const { db, clock, site } = deps;
  const now = clock.now();
  const store = (await listStores(deps)).find(({ slug }) => slug === formFields.storeSlug);
  if (!store?.priceMatchEligible) throw wrongFields({ store: otherStoreReason });
  const productId = productIdFromUrl(site.publicUrl, formFields.productUrl);
  const problems = await findProblems(deps, { ...formFields, store, productId });
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  const request: PriceMatchRequest = {
    ...formFields,
    storeName: store.name,
    productId,
    reference: newReference(),
    linkToken: randomBytes(24).toString('base64url'),
    state: 'received',
    receivedAt: now,
    dueAt: verificationDue(now),
  };
  return db.transaction(async (tx) => {
    const before = await findPriceMatchByKeys(tx, keys);
    if (before) return before;
    if (!(await insertPriceMatch(tx, { ...request, key: keys[0] }))) {
      // A concurrent duplicate was faster and has been committed.
      const double = await findPriceMatchByKeys(tx, keys);
      if (double) return double;
    }
    const { reference } = request;
    await insertPriceMatchStep(tx, { reference, state: 'received', note: '', now });
    await queueMail(tx, renderPriceMatchArrived(site, request), { now });
    if (await mayConfirmTo(tx, request.email, now)) {
      await queueMail(tx, renderPriceMatchReceived(site, request), { now });
    }
    return request;
  });
}

type Problems = Partial<Record<'productUrl' | 'price' | 'competitorUrl', string>>;

/** Checks a request against our catalog before a person reviews it. */
async function findProblems(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  request: Pick<PriceMatchInput, 'priceCents' | 'competitorUrl' | 'productId'> & {
    store: Retailer;
  },
): Promise<Problems> {
  const { productId, store, priceCents, competitorUrl } = request;
  const problems: Problems = {};
  const product = productId === null ? null : await findProduct(db.reader, productId);
  if (productId === null) {
    problems.productUrl = `This is not a product page of this site. Product pages look like ${siteUrl(site, '/product/1')}.`;
  } else if (!product) problems.productUrl = 'There is no product at this address.';
  // The cheapest store that has it in stock: an unavailable price is not a reason to refuse.
  const best = product?.offers.find(({ inStock }) => inStock);
  if (best && priceCents >= best.priceCents) {
    problems.price = alreadyListedMessage(formatDollars(best.priceCents), best.retailer.name);
  }
  if (!isOnDomain(competitorUrl, store.domains)) {
    // URLs of demo offers are accepted, but not suggested.
    const real = store.domains.filter((domain) => !domain.endsWith('.example'));
    const domains = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
      real.length > 0 ? real : store.domains,
    );
    problems.competitorUrl = `This address is not on the site of ${store.name}. Please enter a page at ${domains}.`;
  }
  return problems;
}

function wrongFields(fields: Record<string, string>): AppError {
  const count = Object.keys(fields).length;
  const message =
    count === 1
      ? 'Please check the highlighted field.'
      : `Please check the ${count} highlighted fields.`;
  return new AppError('invalid_form', { message, fields });
}
