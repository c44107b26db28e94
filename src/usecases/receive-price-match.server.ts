import { randomBytes } from 'node:crypto';
import {
  findPriceMatchByKeys,
  insertPriceMatch,
  insertPriceMatchStep,
} from '~/db/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import {
  otherStoreReason,
  type PriceMatchRequest,
  type PriceMatchWish,
  productIdIn,
  verificationDue,
} from '~/domain/forms/price-match';
import type { SubmissionKeys } from '~/domain/forms/submission';
import { renderPriceMatchArrived, renderPriceMatchReceived } from '~/emails/price-match.email';
import type { Deps } from './deps';
import { listStores } from './list-stores.server';
import { newReference } from './new-reference.server';
import { queueMail } from './queue-mail.server';
import { mayConfirmTo } from './take-form-limit.server';

type Input = Omit<PriceMatchWish, 'productId' | 'storeName'> & { keys: SubmissionKeys };

/** Keeps a request, owes both sides a mail, and gives the token of the link that shows it. */
export async function receivePriceMatch(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { keys, ...wish }: Input,
): Promise<{ reference: string; linkToken: string }> {
  const { db, clock, site } = deps;
  const now = clock.now();
  const store = (await listStores(deps)).find(({ slug }) => slug === wish.storeSlug);
  if (!store?.priceMatchEligible) {
    throw new AppError('invalid_form', {
      message: 'Please look at the marked field.',
      fields: { store: otherStoreReason },
    });
  }
  const request: PriceMatchRequest = {
    ...wish,
    storeName: store.name,
    productId: productIdIn(site.publicUrl, wish.productUrl),
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
      // Its double was a moment faster, and has been committed by now.
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
