import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import type { Database } from '~/db/engine/database.server';
import { findConditionProblems, normalizeCondition } from '~/domain/alerts/alert-condition';
import { type AlertCondition, type AlertState, newAlertState } from '~/domain/alerts/price-alert';
import { currentValue } from '~/domain/alerts/watched-offer';
import { AppError } from '~/domain/app-error';

/** Checks a condition against the product's current prices and returns the initial state of its alert. */
export async function initializeAlert(
  db: Database,
  { productId, condition }: { productId: number; condition: AlertCondition },
): Promise<AlertCondition & AlertState> {
  const product = (await listWatchedProducts(db, [productId])).get(productId);
  if (!product) throw new AppError('not_found', { message: 'There is no such product.' });
  const normalized = normalizeCondition(condition);
  const sells = ({ retailerId }: { retailerId: number }) => retailerId === normalized.retailerId;
  if (normalized.retailerId !== null && !product.offers.some(sells)) {
    const problem = 'This store does not sell this product.';
    throw new AppError('invalid_body', { message: problem, fields: { store: problem } });
  }
  const currentCents = currentValue(normalized, product);
  const fields = findConditionProblems(normalized, currentCents, product.size !== null);
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('invalid_body', { message: problem, fields });
  return { ...normalized, ...newAlertState(currentCents) };
}
