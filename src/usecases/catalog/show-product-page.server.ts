import { findProductPage } from '~/db/catalog/product-page.repo.server';
import { listForeignPrices } from '~/db/prices/foreign-price.repo.server';
import type { ListedProduct, ProductSibling } from '~/domain/catalog/listed-product';
import { type ChangeContent, showChanges } from '../changes/show-changes.server';
import type { Deps } from '../deps';
import { type ExplainedLabel, explainLabel } from '../ingredients/explain-label.server';
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
  label: ExplainedLabel;
  /** Prices in other currencies; those without a rate are not compared. */
  foreignPrices: Awaited<ReturnType<typeof listForeignPrices>>;
  /** Of its size and formula, the latest first. */
  changes: ChangeContent[];
}

const maxForeignPrices = 20;

/** A product with its offers, a year of prices and related products. */
export async function showProductPage(
  deps: Pick<Deps, 'db' | 'cards' | 'search' | 'formulas' | 'clock'>,
  { id, takeTurn }: { id: number; takeTurn?: () => Promise<void> },
): Promise<ProductPageContent> {
  const now = deps.clock.now();
  const { reader } = deps.db;
  const found = await findProductPage(reader, { id, ...historyWindow(now) });
  if (!found) throw noSuchProduct();
  await takeTurn?.();
  const { product, siblings, intervals, hasForeignPrices, hasChanges, ingredientsVersion } = found;
  const history = evaluateHistory(product, intervals, now);
  const label = await explainLabel(deps, product, ingredientsVersion);
  const related = await showRelatedProducts(deps, product);
  const foreignPrices = hasForeignPrices
    ? await listForeignPrices(reader, id, maxForeignPrices)
    : [];
  const changes = hasChanges ? await showChanges(deps, { productId: id, ingredientsVersion }) : [];
  return { product, siblings, history, related, label, foreignPrices, changes };
}
