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
import type { AlertCondition } from '~/domain/alerts/price-alert';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { initializeAlert } from './initialize-alert.server';

/** Enough for anybody, and a bound. */
const maxAlertsPerPerson = 2_000;

interface NewAlert {
  userId: string;
  email: string | null;
  /** Where the person's clock is, for quiet hours. */
  timeZone?: string | undefined;
  productId: number;
  condition: AlertCondition;
}

/** Takes note of what somebody wants to be told. The same wish again changes the one that is there. */
export async function createAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, email, timeZone, productId, condition }: NewAlert,
): Promise<StoredAlert> {
  const now = clock.now();
  const initialAlert = await initializeAlert(db, { productId, condition });
  return asPerson(db, userId, async (tx) => {
    await requireAlertCapacity(tx, userId);
    await upsertAlertContact(tx, { userId, email, timeZone }, now);
    // Whoever makes an alert asks for its mails.
    await upsertPrivacySettings(tx, userId, { alertMails: true }, now);
    return upsertPriceAlert(tx, { id: randomUUID(), userId, productId, ...initialAlert }, now);
  });
}

/** Refuses one more alert to a person who has as many as we keep. */
export async function requireAlertCapacity(tx: Queryable, userId: string): Promise<void> {
  const { total } = await countPriceAlerts(tx, { userId });
  if (total < maxAlertsPerPerson) return;
  const message = `You have ${maxAlertsPerPerson} alerts, which is as many as we keep. Please delete some.`;
  throw new AppError('bad_request', { message });
}
