import { randomUUID } from 'node:crypto';
import type { AlertCondition } from '~/domain/alerts/price-alert';
import { createAlert as createAlertOf } from '~/usecases/alerts/create-alert.server';
import type { Deps } from '~/usecases/deps';

interface NewAlert extends Partial<AlertCondition> {
  userId?: string | undefined;
  productId?: number;
}

/** Adds an alert: by default of a new person, on product 1, at $19.00 or less at any store. */
export async function createAlert(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId = randomUUID(), productId = 1, ...condition }: NewAlert = {},
) {
  const email = `${userId}@example.com`;
  const alert = await createAlertOf(deps, {
    userId,
    email,
    productId,
    condition: {
      kind: 'price-below',
      limitCents: 1_900,
      percent: null,
      retailerId: null,
      withShipping: false,
      ...condition,
    },
  });
  return { userId, email, alert };
}
