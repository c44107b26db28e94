import type { ProductSummary } from '~/domain/catalog/listed-product';
import { toDollars } from '~/domain/prices/money';
import { type CardExtras, type PackedCard, packCard } from './product-card-data';
import { shownFields } from './product-json';

/** A product as a packed card. Unlike its JSON, it has only what is shown: a page has dozens of cards. */
export function packProduct(product: ProductSummary, extras?: CardExtras): PackedCard {
  const prices = product.offers.map(({ retailer, priceCents, inStock }) => ({
    retailer: retailer.name,
    price: toDollars(priceCents),
    inStock,
  }));
  return packCard({ ...shownFields(product), prices }, extras);
}
