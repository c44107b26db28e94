import type { ProductSummary } from '~/domain/catalog/listed-product';
import { type ProductJson, pricesJson, productCardJson } from '../catalog/product-json';

/** What of a product changes with its prices; fits over the product wherever it is shown. */
export type LivePrices = Pick<
  ProductJson,
  'id' | 'prices' | 'bestPrice' | 'unitPrice' | 'savingsPercent' | 'onSale'
> & {
  /** When that was true, in the server's milliseconds. */
  at: number;
};

/** What those who watch a product are told: all of its prices, since one changes all comparisons. */
export function livePricesJson(product: ProductSummary, at: Date): LivePrices {
  const { id, bestPrice, unitPrice, savingsPercent, onSale } = productCardJson(product);
  const prices = pricesJson(product);
  return { id, prices, bestPrice, unitPrice, savingsPercent, onSale, at: at.getTime() };
}
