import { listPriceAlerts } from '~/db/alerts/price-alert.repo.server';
import { findProduct } from '~/db/catalog/product.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { AppError } from '~/domain/app-error';
import type { ListedProduct } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { type ListedAlert, withProducts } from './list-alerts.server';

/** More than any user has for one product. */
const maxAlertsPerProduct = 20;

/** The alerts that are possible for a product, and the ones that the user has. */
export interface AlertOptions {
  product: ListedProduct;
  alerts: ListedAlert[];
}

export async function showAlertOptions(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<AlertOptions> {
  const product = await findProduct(db.reader, productId);
  if (!product) throw new AppError('not_found', { message: 'There is no such product.' });
  const page = { userId, productId, offset: 0, limit: maxAlertsPerProduct };
  const alerts = await asPerson(db, userId, (tx) => listPriceAlerts(tx, page));
  return { product, alerts: await withProducts(db, alerts) };
}
