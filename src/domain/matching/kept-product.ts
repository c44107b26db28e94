import type { LearnedBrands } from './brand-key';
import type { ProductToMatch } from './offer-to-match';
import type { ProductStore } from './product-store';
import { keptTitle, type Title } from './read-title';

/** A product of the index, as it was added: nothing is taken out of the store before it is asked for. */
export class KeptProduct implements ProductToMatch {
  readonly productId: number;
  private readonly store: ProductStore;
  private readonly place: number;
  private readonly learned: LearnedBrands | undefined;
  private title: Title | undefined;

  constructor(store: ProductStore, place: number, learned: LearnedBrands | undefined) {
    this.productId = store.idAt(place);
    this.store = store;
    this.place = place;
    this.learned = learned;
    this.title = undefined;
  }

  get brand(): string | undefined {
    return this.store.brandAt(this.place);
  }

  get name(): string {
    return this.store.nameAt(this.place);
  }

  get size(): string | undefined {
    return this.store.sizeAt(this.place);
  }

  get gtin(): string | undefined {
    return this.store.gtinAt(this.place);
  }

  get shade(): string | undefined {
    return this.store.shadeAt(this.place);
  }

  [keptTitle](learned: LearnedBrands | undefined): Title | undefined {
    if (learned !== this.learned) return undefined;
    this.title ??= this.store.titleAt(this.place);
    return this.title;
  }
}
