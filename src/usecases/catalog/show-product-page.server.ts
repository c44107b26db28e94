import { findProductPage } from '~/db/catalog/product-page.repo.server';
import type { ListedProduct, ProductSibling } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import {
  evaluateHistory,
  historyWindow,
  type ProductHistory,
} from '../prices/read-price-history.server';
import { noSuchProduct } from './show-products.server';
import { type RelatedProductLists, showRelatedProducts } from './show-related-products.server';

export interface ProductPageContent {
  product: ListedProduct;
  siblings: ProductSibling[];
  history: ProductHistory;
  related: RelatedProductLists;
}

/** A product with its offers, a year of prices and related products, in one query. */
export async function showProductPage(
  deps: Pick<Deps, 'db' | 'cards' | 'search' | 'clock'>,
  { id }: { id: number },
): Promise<ProductPageContent> {
  const now = deps.clock.now();
  const found = await findProductPage(deps.db.reader, { id, ...historyWindow(now) });
  if (!found) throw noSuchProduct();
  const { product, siblings, intervals } = found;
  const history = evaluateHistory(product, intervals, now);
  return { product, siblings, history, related: await showRelatedProducts(deps, product) };
}
