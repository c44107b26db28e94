import { insertBrands, listBrands } from '~/db/catalog/brand.repo.server';
import { insertProducts } from '~/db/catalog/product.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { findLastProductId } from '~/db/prices/price-drop-progress.repo.server';
import type { Product } from '~/domain/catalog/product';
import { aBrand, aProduct } from './catalog';

/** Adds a product, with the next free id and of brand 1 unless stated otherwise. */
export async function createProduct(db: Queryable, given: Partial<Product> = {}): Promise<Product> {
  const product = aProduct(given.id ?? (await findLastProductId(db)) + 1, given);
  const brands = await listBrands(db, 1_000);
  if (!brands.some(({ id }) => id === product.brandId))
    await insertBrands(db, [aBrand(product.brandId)]);
  await insertProducts(db, [{ ...product, tags: [], familyId: product.groupId }]);
  return product;
}
