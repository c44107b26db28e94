import type { LearnedBrands } from './brand-key';
import type { ProductStore } from './product-store';
import { type KeptTitle, keptTitle, type Title } from './read-title';

/** A product of the index: its title is not taken out of the store before it is asked for. */
export class KeptProduct implements KeptTitle {
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

  /** Fourteen digits. */
  get gtin(): string | null {
    return this[keptTitle](this.learned).gtin;
  }

  [keptTitle](learned: LearnedBrands | undefined): Title {
    if (learned !== this.learned) return this.store.titleAt(this.place, { learned });
    this.title ??= this.store.titleAt(this.place);
    return this.title;
  }
}
