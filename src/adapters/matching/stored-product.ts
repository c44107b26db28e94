import type { IndexedProduct } from '~/domain/matching/candidate-index';
import { storedTitle, type Title } from '~/domain/matching/titles/read-title';
import { type LearnedBrands, readBrand } from '~/domain/matching/words/brand-key';
import type { ProductStore } from './product-store';

/** A product of the index, whose title is read from the store when it is needed. */
export class StoredProduct implements IndexedProduct {
  readonly productId: number;
  private readonly index: {
    products: ProductStore;
    isNamed: (place: number, title: Title) => boolean;
    learned: LearnedBrands | undefined;
  };
  private readonly place: number;
  private title: Title | null = null;

  constructor(index: StoredProduct['index'], place: number) {
    this.index = index;
    this.place = place;
    this.productId = index.products.idAt(place);
  }

  mayHaveNameOf(title: Title): boolean {
    return this.index.isNamed(this.place, title);
  }

  /** Fourteen digits. */
  get gtin(): string | null {
    return this.readTitle().gtin;
  }

  [storedTitle](learned: LearnedBrands | undefined): Title {
    const title = this.readTitle();
    if (learned === this.index.learned) return title;
    const brand = this.index.products.brandTextAt(this.place);
    return { ...title, brand: readBrand(brand, learned) };
  }

  private readTitle(): Title {
    this.title ??= this.index.products.titleAt(this.place);
    return this.title;
  }
}
