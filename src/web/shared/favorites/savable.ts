/** The product fields needed to save it. */
export interface Savable {
  id: number;
  bestPrice: number | null;
}
