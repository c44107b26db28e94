import type { ProductSummary } from './listed-product';

/** Cards in memory, by product id. */
export interface CardStore {
  readonly size: number;
  has(id: number): boolean;
  get(id: number): ProductSummary | undefined;
  set(card: ProductSummary): void;
  clear(): void;
}
