import { z } from 'zod';
import { type AddressOwner, isSubscriptionOf } from '../accounts/former-address.repo.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const subscriberRow = rowOf({
  id: z.string(),
  email: z.string(),
  askedAt: z.date(),
  confirmedAt: z.date().nullable(),
});

const subscriberFields = sql`id, email, asked_at, confirmed_at`;

/** A subscriber, confirmed or not. */
export type NewsletterSubscriber = z.infer<typeof subscriberRow>;

/** The subscriber with this address, locked until the transaction ends; null if there is none. */
export async function findSubscriberForUpdate(
  tx: Queryable,
  email: string,
): Promise<NewsletterSubscriber | null> {
  const [subscriber] = await tx.rows(
    subscriberRow,
    sql`select ${subscriberFields} from newsletter_subscriber where email = ${email} for update`,
  );
  return subscriber ?? null;
}

/** Adds an unconfirmed address with the hash of its confirmation token; keeps an existing subscriber. */
export async function upsertSubscriberAsked(
  tx: Queryable,
  asked: { id: string; email: string; confirmHash: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into newsletter_subscriber as kept (id, email, asked_at, confirm_hash)
    values (${asked.id}, ${asked.email}, ${asked.now}, ${asked.confirmHash})
    on conflict (email) do update set asked_at = ${asked.now}, confirm_hash = ${asked.confirmHash}
      where kept.confirmed_at is null`);
}

/** Adds an address that its owner has confirmed with us. */
export async function upsertSubscriberConfirmed(
  tx: Queryable,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into newsletter_subscriber as kept (id, email, asked_at, confirmed_at)
    values (${id}, ${email}, ${now}, ${now})
    on conflict (email) do update set confirmed_at = coalesce(kept.confirmed_at, ${now})`);
}

/** Confirms the subscriber of a token requested after a time; false if there is none. */
export async function updateSubscriberConfirmed(
  tx: Queryable,
  { confirmHash, askedAfter, now }: { confirmHash: string; askedAfter: Date; now: Date },
): Promise<boolean> {
  const touched = await tx.execute(sql`update newsletter_subscriber
    set confirmed_at = coalesce(confirmed_at, ${now})
    where confirm_hash = ${confirmHash} and (confirmed_at is not null or asked_at > ${askedAfter})`);
  return touched === 1;
}

/** Deletes a subscriber with pending deliveries; returns the address, or null. */
export async function deleteSubscriber(tx: Queryable, id: string): Promise<string | null> {
  const [gone] = await tx.rows(
    z.object({ email: z.string() }),
    sql`delete from newsletter_subscriber where id = ${id} returning email`,
  );
  return gone?.email ?? null;
}

/** Deletes an account's subscription, also one left at a former address. */
export async function deleteSubscriptionsOf(tx: Queryable, owner: AddressOwner): Promise<void> {
  await tx.execute(sql`delete from newsletter_subscriber t where ${isSubscriptionOf(owner)}`);
}

/**
 * Moves a subscription to another address; links in earlier issues keep working. If that address has a
 * subscription, the two are merged. Returns whether issues are sent to the new address.
 */
export async function updateSubscriberEmail(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const moved = await findSubscriberForUpdate(tx, from);
  if (!moved) return false;
  const there = await findSubscriberForUpdate(tx, to);
  const confirmedAt = there?.confirmedAt ?? moved.confirmedAt;
  if (there) {
    await deleteSubscriber(tx, moved.id);
    await tx.execute(sql`update newsletter_subscriber set confirmed_at = ${confirmedAt}
      where id = ${there.id}`);
  } else {
    await tx.execute(sql`update newsletter_subscriber set email = ${to} where id = ${moved.id}`);
  }
  return confirmedAt !== null;
}

/** Turns off the newsletter setting of the account with this address, if it is ours. */
export async function updateNewsletterSettingOff(tx: Queryable, email: string): Promise<void> {
  await tx.execute(sql`update privacy_setting set newsletter = false
    where newsletter and user_id in (select id from auth_user where lower(email) = ${email})`);
}

/** Deletes unconfirmed addresses; returns the number. */
export async function deleteSubscribersUnconfirmedBefore(
  db: Queryable,
  before: Date,
): Promise<number> {
  return db.execute(sql`delete from newsletter_subscriber
    where confirmed_at is null and asked_at < ${before}`);
}

/** The signing key for unsubscribe links. */
export async function findNewsletterKey(db: Queryable): Promise<string> {
  const [row] = await db.rows(z.object({ key: z.string() }), sql`select key from newsletter_key`);
  if (!row) throw new Error('The newsletter has no key.');
  return row.key;
}

/** Number of confirmed and unconfirmed subscribers. @internal */
export async function countSubscribers(
  db: Queryable,
): Promise<{ confirmed: number; waiting: number }> {
  const [row] = await db.rows(
    z.object({ confirmed: z.number(), waiting: z.number() }),
    sql`select count(confirmed_at) as confirmed, count(*) - count(confirmed_at) as waiting
      from newsletter_subscriber`,
  );
  return row ?? { confirmed: 0, waiting: 0 };
}
