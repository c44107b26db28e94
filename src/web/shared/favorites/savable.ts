/** What is needed of a product to save it. */
export interface Savable {
  id: number;
  bestPrice: number | null;
}
