import { randomBytes } from 'node:crypto';
import { findProduct } from '~/db/catalog/product.repo.server';
import {
  findPriceMatchByKeys,
  insertPriceMatch,
  insertPriceMatchStep,
} from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import {
  findPriceMatchProblems,
  otherStoreReason,
  type PriceMatchInput,
  type PriceMatchRequest,
  productIdFromUrl,
  verificationDue,
} from '~/domain/forms/price-match';
import type { SubmissionKeys } from '~/domain/forms/submission';
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
  const product = productId === null ? null : await findProduct(db.reader, productId);
  const problems = findPriceMatchProblems(formFields, {
    store,
    isProductUrl: productId !== null,
    offers: product?.offers ?? null,
    exampleUrl: siteUrl(site, '/product/1'),
  });
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

function wrongFields(fields: Record<string, string>): AppError {
  const count = Object.keys(fields).length;
  const message =
    count === 1
      ? 'Please check the highlighted field.'
      : `Please check the ${count} highlighted fields.`;
  return new AppError('invalid_form', { message, fields });
}
