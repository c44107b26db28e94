import type { ListedProduct, ProductSibling } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { type ProductHistory, readPriceHistory } from '../prices/read-price-history.server';
import { showProduct } from './show-products.server';
import { type RelatedProductLists, showRelatedProducts } from './show-related-products.server';

export interface ProductPageContent {
  product: ListedProduct;
  siblings: ProductSibling[];
  history: ProductHistory;
  related: RelatedProductLists;
}

/** A product with its offers, a year of prices and related products. */
export async function showProductPage(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  input: { id: number },
): Promise<ProductPageContent> {
  const { product, siblings } = await showProduct(deps, input);
  const [history, related] = await Promise.all([
    readPriceHistory(deps, product),
    showRelatedProducts(deps, product),
  ]);
  return { product, siblings, history, related };
}
