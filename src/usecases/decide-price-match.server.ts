import { findPriceMatchForUpdate, insertPriceMatchStep } from '~/db/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import { mayBecome, type PriceMatchState } from '~/domain/forms/price-match';
import { renderPriceMatchMoved } from '~/emails/price-match.email';
import type { Deps } from './deps';
import { queueMail } from './queue-mail.server';

interface Decision {
  reference: string;
  state: PriceMatchState;
  /** Goes to whoever asked; a refusal needs one. */
  note: string;
}

/** Moves a request on and owes whoever asked a mail about it. */
export async function decidePriceMatch(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { reference, state, note }: Decision,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const request = await findPriceMatchForUpdate(tx, reference);
    if (!request) throw new AppError('not_found', { message: `There is no request ${reference}.` });
    if (!mayBecome(request.state, state)) {
      throw new AppError('bad_request', {
        message: `${reference} is ${request.state}; from there it cannot become ${state}.`,
      });
    }
    if (state === 'declined' && note.trim() === '') {
      throw new AppError('bad_request', { message: 'Say in a note why it is declined.' });
    }
    await insertPriceMatchStep(tx, { reference, state, note, now });
    await queueMail(tx, renderPriceMatchMoved(site, { request, state, note }), { now });
  });
}
