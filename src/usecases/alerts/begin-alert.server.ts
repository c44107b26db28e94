import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import type { Database } from '~/db/engine/database.server';
import { findWishProblems, tidyWish } from '~/domain/alerts/alert-wish';
import { type AlertState, type AlertWish, newAlertState } from '~/domain/alerts/price-alert';
import { currentValue } from '~/domain/alerts/watched-offer';
import { AppError } from '~/domain/app-error';

/** Checks a wish against the product as it is today, and says what an alert for it begins with. */
export async function beginAlert(
  db: Database,
  { productId, wish }: { productId: number; wish: AlertWish },
): Promise<AlertWish & AlertState> {
  const product = (await listWatchedProducts(db, [productId])).get(productId);
  if (!product) throw new AppError('not_found', { message: 'There is no such product.' });
  const tidy = tidyWish(wish);
  const sells = ({ retailerId }: { retailerId: number }) => retailerId === tidy.retailerId;
  if (tidy.retailerId !== null && !product.offers.some(sells)) {
    const problem = 'That store does not sell this product.';
    throw new AppError('invalid_body', { message: problem, fields: { store: problem } });
  }
  const today = currentValue(tidy, product);
  const fields = findWishProblems(tidy, today, product.size !== null);
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('invalid_body', { message: problem, fields });
  return { ...tidy, ...newAlertState(today) };
}
