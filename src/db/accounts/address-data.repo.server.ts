import { deleteOutboxMailsOf } from '../email/outbox-mail.repo.server';
import type { Queryable } from '../engine/database.server';
import { deleteSubscriptionsOf } from '../newsletter/newsletter-subscriber.repo.server';
import { type AddressOwner, deleteFormerAddresses } from './former-address.repo.server';

/** Deletes data that is stored by address only, for every address the account had, and the former addresses. */
export async function deleteAddressData(tx: Queryable, owner: AddressOwner): Promise<void> {
  await deleteOutboxMailsOf(tx, owner);
  await deleteSubscriptionsOf(tx, owner);
  await deleteFormerAddresses(tx, owner.userId);
}
