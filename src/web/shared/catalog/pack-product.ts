import type { ProductSummary } from '~/domain/catalog/listed-product';
import { toDollars } from '~/domain/prices/money';
import { type CardExtras, type PackedCard, packShown, withExtras } from './product-card-data';
import { shownFields } from './product-json';

const shownOf = new WeakMap<ProductSummary, string>();

/**
 * A product as a packed card. Unlike its JSON, it has only what is shown: a page has dozens of cards. The cards in
 * memory are the same objects on every page, so each is packed once.
 */
export function packProduct(product: ProductSummary, extras?: CardExtras): PackedCard {
  const shown = shownOf.get(product) ?? packSummary(product);
  shownOf.set(product, shown);
  return withExtras(shown, extras);
}

function packSummary(product: ProductSummary): string {
  const prices = product.offers.map(({ retailer, priceCents, inStock }) => ({
    retailer: retailer.name,
    price: toDollars(priceCents),
    inStock,
  }));
  return packShown({ ...shownFields(product), prices });
}
