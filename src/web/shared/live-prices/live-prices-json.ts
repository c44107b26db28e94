import type { ProductSummary } from '~/domain/catalog/listed-product';
import { type ProductJson, pricesJson, productCardJson } from '../catalog/product-json';

/** The product fields that change with its prices; can be merged into any product. */
export type LivePrices = Pick<
  ProductJson,
  'id' | 'prices' | 'bestPrice' | 'unitPrice' | 'savingsPercent' | 'onSale'
> & {
  /** When this was read, in server milliseconds. */
  at: number;
};

/** The broadcast for a product: all of its prices, because one change affects every comparison. */
export function livePricesJson(product: ProductSummary, at: Date): LivePrices {
  const { id, bestPrice, unitPrice, savingsPercent, onSale } = productCardJson(product);
  const prices = pricesJson(product);
  return { id, prices, bestPrice, unitPrice, savingsPercent, onSale, at: at.getTime() };
}
