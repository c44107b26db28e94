import { randomUUID } from 'node:crypto';
import { upsertPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { upsertAlertContact } from '~/db/alerts/alert-setting.repo.server';
import {
  countPriceAlerts,
  type StoredAlert,
  upsertPriceAlert,
} from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AlertCondition, maxAlertsPerPerson } from '~/domain/alerts/price-alert';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { initializeAlert } from './initialize-alert.server';

interface NewAlert {
  userId: string;
  email: string | null;
  /** The user's time zone, for quiet hours. */
  timeZone?: string | undefined;
  productId: number;
  condition: AlertCondition;
}

/** Creates an alert. An alert of the same kind for the same product and store is changed instead. */
export async function createAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, email, timeZone, productId, condition }: NewAlert,
): Promise<StoredAlert> {
  const now = clock.now();
  const initialAlert = await initializeAlert(db, { productId, condition });
  return asPerson(db, userId, async (tx) => {
    await requireAlertCapacity(tx, userId);
    await upsertAlertContact(tx, { userId, email, timeZone }, now);
    // Creating an alert includes consent to its emails.
    await upsertPrivacySettings(tx, userId, { alertMails: true }, now);
    return upsertPriceAlert(tx, { id: randomUUID(), userId, productId, ...initialAlert }, now);
  });
}

/** Throws if a user has the maximum number of alerts. */
export async function requireAlertCapacity(tx: Queryable, userId: string): Promise<void> {
  const { total } = await countPriceAlerts(tx, { userId });
  if (total < maxAlertsPerPerson) return;
  const message = `You have reached the limit of ${maxAlertsPerPerson} alerts. Please delete some first.`;
  throw new AppError('bad_request', { message });
}
