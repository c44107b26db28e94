import { type StoredTitle, storedTitle, type Title } from '../titles/read-title';
import { type LearnedBrands, readBrand } from '../words/brand-key';
import type { LatestByKey } from './latest-by-key';
import { createPooledTitle, PooledWords } from './pooled-title';
import type { ProductStore } from './product-store';

/**
 * A product of the index. Its title is read from the store on demand, into an object that is reused
 * for the next product.
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

  /** Points to the product at a place. */
  show(place: number): void {
    this.place = place;
    this.productId = this.store.idAt(place);
    this.isTaken = false;
  }

  /** Whether its name may have this key; false is certain. */
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
