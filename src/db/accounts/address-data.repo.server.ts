import type { Queryable } from '../database.server';
import { deleteSubscriptionsOf } from '../newsletter-subscriber.repo.server';
import { deleteOutboxMailsOf } from '../outbox-mail.repo.server';
import { type AddressOwner, deleteFormerAddresses } from './former-address.repo.server';

/** Deletes what is stored by address only, for every address the account had, and the record of them. */
export async function deleteAddressData(tx: Queryable, owner: AddressOwner): Promise<void> {
  await deleteOutboxMailsOf(tx, owner);
  await deleteSubscriptionsOf(tx, owner);
  await deleteFormerAddresses(tx, owner.userId);
}
