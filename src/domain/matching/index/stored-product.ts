import { type StoredTitle, storedTitle, type Title } from '../titles/read-title';
import { type LearnedBrands, readBrand } from '../words/brand-key';
import type { LatestByKey } from './latest-by-key';
import { createPooledTitle, PooledWords } from './pooled-title';
import type { ProductStore } from './product-store';

/**
 * A product of the index: its title is not taken out of the store before it is asked for, and then into
 * an object that is used again for the next product that is shown.
 */
export class StoredProduct implements StoredTitle {
  productId = 0;
  private readonly store: ProductStore;
  private readonly byName: LatestByKey;
  private readonly learned: LearnedBrands | undefined;
  private readonly title = createPooledTitle();
  private readonly words = new PooledWords();
  private place = 0;
  private isTaken = false;

  constructor(store: ProductStore, byName: LatestByKey, learned: LearnedBrands | undefined) {
    this.store = store;
    this.byName = byName;
    this.learned = learned;
  }

  /** Becomes the product at a place. */
  show(place: number): void {
    this.place = place;
    this.productId = this.store.idAt(place);
    this.isTaken = false;
  }

  /** Whether its name may be one of this key; that it is not is sure. */
  mayBeNamed(nameKey: number): boolean {
    return this.byName.isFiled(this.place, nameKey);
  }

  /** Fourteen digits. */
  get gtin(): string | null {
    return this.takeTitle().gtin;
  }

  [storedTitle](learned: LearnedBrands | undefined): Title {
    const title = this.takeTitle();
    if (learned === this.learned) return title;
    return { ...title, brand: readBrand(this.store.brandTextAt(this.place), learned) };
  }

  private takeTitle(): Title {
    if (!this.isTaken) this.store.readTitle(this.place, this.title, this.words);
    this.isTaken = true;
    return this.title;
  }
}
