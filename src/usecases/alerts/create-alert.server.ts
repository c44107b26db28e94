import { randomUUID } from 'node:crypto';
import { upsertPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { upsertAlertContact } from '~/db/alerts/alert-setting.repo.server';
import {
  countPriceAlerts,
  type KeptAlert,
  upsertPriceAlert,
} from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AlertWish } from '~/domain/alerts/price-alert';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { beginAlert } from './begin-alert.server';

/** Enough for anybody, and a bound. */
const mostAlerts = 2_000;

interface NewAlert {
  userId: string;
  email: string | null;
  /** Where the person's clock is, for quiet hours. */
  timeZone?: string | undefined;
  productId: number;
  wish: AlertWish;
}

/** Takes note of what somebody wants to be told. The same wish again changes the one that is there. */
export async function createAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, email, timeZone, productId, wish }: NewAlert,
): Promise<KeptAlert> {
  const now = clock.now();
  const begun = await beginAlert(db, { productId, wish });
  return asPerson(db, userId, async (tx) => {
    await requireRoomForAlert(tx, userId);
    await upsertAlertContact(tx, { userId, email, timeZone }, now);
    // Whoever makes an alert asks for its mails.
    await upsertPrivacySettings(tx, userId, { alertMails: true }, now);
    return upsertPriceAlert(tx, { id: randomUUID(), userId, productId, ...begun }, now);
  });
}

/** Refuses one more alert to a person who has as many as we keep. */
export async function requireRoomForAlert(tx: Queryable, userId: string): Promise<void> {
  const { total } = await countPriceAlerts(tx, { userId });
  if (total < mostAlerts) return;
  const message = `You have ${mostAlerts} alerts, which is as many as we keep. Please delete some.`;
  throw new AppError('bad_request', { message });
}
