/** What the catalogue is right now, in one row. */
export interface CatalogueState {
  /** Moves on with every change that a page could show. */
  version: number;
  productCount: number;
  /** When the last load finished; null before the first. */
  loadedAt: Date | null;
}
