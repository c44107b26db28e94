import {
  deleteSubscriber,
  findNewsletterKey,
  updateNewsletterSettingOff,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { readUnsubscribeToken } from './newsletter-links.server';

/** Whether an unsubscribe link is complete and signed by us. Read-only. */
export async function isUnsubscribeLink(
  { db }: Pick<Deps, 'db'>,
  { token }: { token: string },
): Promise<boolean> {
  return readUnsubscribeToken(await findNewsletterKey(db), token) !== null;
}

/** Unsubscribes the holder of the link. Idempotent. */
export async function unsubscribeNewsletter(
  { db }: Pick<Deps, 'db'>,
  { token }: { token: string },
): Promise<void> {
  const id = readUnsubscribeToken(await findNewsletterKey(db), token);
  if (!id) {
    throw new AppError('bad_request', {
      message: 'This link is not complete. Please copy the whole link from the email.',
    });
  }
  await db.transaction(async (tx) => {
    const email = await deleteSubscriber(tx, id);
    if (email) await updateNewsletterSettingOff(tx, email);
  });
}
