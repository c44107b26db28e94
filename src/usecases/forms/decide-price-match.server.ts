import {
  findPriceMatchForUpdate,
  insertPriceMatchStep,
  updatePriceMatchProduct,
} from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import { mayTransition, type PriceMatchState } from '~/domain/forms/price-match';
import { renderPriceMatchMoved } from '~/emails/forms/price-match.email';
import { listVerifiedPrice } from '../catalog/list-verified-price.server';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';

interface Decision {
  reference: string;
  state: PriceMatchState;
  /** Sent to the customer; required for a refusal. */
  note: string;
  /** The matching product, if the request names none or a wrong one. */
  productId?: number | undefined;
}

/**
 * Changes the state of a request and queues an email about it. An approval also adds the price to the
 * product's page, as promised.
 */
export async function decidePriceMatch(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { reference, state, note, productId }: Decision,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const request = await findPriceMatchForUpdate(tx, reference);
    if (!request) throw new AppError('not_found', { message: `There is no request ${reference}.` });
    if (!mayTransition(request.state, state)) {
      throw new AppError('bad_request', {
        message: `${reference} is ${request.state}; it cannot become ${state}.`,
      });
    }
    if (state === 'declined' && note.trim() === '') {
      throw new AppError('bad_request', {
        message: 'Please explain in a note why it is declined.',
      });
    }
    if (state === 'approved') {
      const meant = productId ?? request.productId;
      if (meant === null) {
        throw new AppError('bad_request', {
          message: `${reference} names none of our products; specify one.`,
        });
      }
      await listVerifiedPrice(tx, { ...request, productId: meant }, now);
      await updatePriceMatchProduct(tx, { reference, productId: meant });
    }
    await insertPriceMatchStep(tx, { reference, state, note, now });
    await queueMail(tx, renderPriceMatchMoved(site, { request, state, note }), { now });
  });
}
