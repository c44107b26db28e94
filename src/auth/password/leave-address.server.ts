import { insertFormerAddress } from '~/db/accounts/former-address.repo.server';
import {
  findPrivacySettings,
  upsertPrivacySettings,
} from '~/db/accounts/privacy-setting.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { updateSubscriberEmail } from '~/db/newsletter/newsletter-subscriber.repo.server';
import type { AuthUser } from '~/domain/auth/auth-user';

interface AddressChange {
  user: Pick<AuthUser, 'id' | 'email' | 'emailConfirmedAt'>;
  /** The address that takes the place of the current one. */
  next: string;
  /** Whether an email change by someone else is undone. */
  undoes?: boolean;
  now: Date;
}

/** Records the address that an account leaves, and moves its newsletter subscription along. */
export async function leaveAddress(tx: Queryable, change: AddressChange): Promise<void> {
  const { user, next, undoes = false, now } = change;
  const { id: userId, email } = user;
  if (!email || !user.emailConfirmedAt) return;
  await insertFormerAddress(tx, { userId, email, now });
  // The stranger's address may have its own subscription.
  if (undoes && !(await findPrivacySettings(tx, userId)).newsletter) return;
  const subscribed = await updateSubscriberEmail(tx, { from: email, to: next });
  if (subscribed) await upsertPrivacySettings(tx, userId, { newsletter: true }, now);
}
