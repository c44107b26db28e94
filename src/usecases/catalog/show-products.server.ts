import {
  findProduct,
  listProductCards,
  listProductSiblings,
  listProductsById,
} from '~/db/catalog/product.repo.server';
import { AppError } from '~/domain/app-error';
import type {
  ListedProduct,
  ProductSibling,
  ProductSummary,
} from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';

const maxSiblings = 20;
const maxProducts = 100;

export const noSuchProduct = () =>
  new AppError('not_found', { message: 'There is no such product.' });

export async function showProduct(
  { db }: Pick<Deps, 'db'>,
  input: { id: number },
): Promise<{ product: ListedProduct; siblings: ProductSibling[] }> {
  const product = await findProduct(db.reader, input.id);
  if (!product) throw noSuchProduct();
  const siblings = await listProductSiblings(db.reader, product.groupId, maxSiblings);
  return { product, siblings };
}

/** Complete products in the requested order, at most a hundred; unknown ids are skipped. */
export async function showProducts(
  { db }: Pick<Deps, 'db'>,
  input: { ids: readonly number[] },
): Promise<ListedProduct[]> {
  return listProductsById(db.reader, input.ids, maxProducts);
}

/** Like `showProducts`, without the long texts: for product cards. */
export async function showProductCards(
  { db }: Pick<Deps, 'db'>,
  input: { ids: readonly number[] },
): Promise<ProductSummary[]> {
  return listProductCards(db.reader, input.ids, maxProducts);
}
