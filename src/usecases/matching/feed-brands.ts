import type { Brand } from '~/domain/catalog/product';
import type { FeedOffer } from '~/domain/feeds/feed-offer';
import { type LearnedBrands, readBrand } from '~/domain/matching/words/brand-key';

const maxBrandWords = 4;
const maxCachedKeys = 50_000;

/** The existing brands, and those that a feed adds. */
export class FeedBrands {
  private readonly learnedBrands: LearnedBrands;
  private readonly byKey = new Map<string, Brand>();
  private readonly slugs = new Set<string>();
  /** Keys by name: feeds repeat few brands. */
  private readonly keys = new Map<string, string>();
  private nextId = 1;

  constructor(known: readonly Brand[], learnedBrands: LearnedBrands) {
    this.learnedBrands = learnedBrands;
    for (const brand of known) {
      const key = this.keyOf(brand.name);
      if (!this.byKey.has(key)) this.byKey.set(key, brand);
      this.slugs.add(brand.slug);
      this.nextId = Math.max(this.nextId, brand.id + 1);
    }
  }

  /** Finds an offer's brand, which may be new; null if it names none. */
  find({ brand, title }: Pick<FeedOffer, 'brand' | 'title'>): Brand | null {
    if (brand !== null) {
      const key = this.keyOf(brand);
      const found = this.byKey.get(key);
      if (found || key === '') return found ?? null;
      return { id: this.nextId, name: brand, slug: this.freeSlug(brand) };
    }
    const written = this.writtenIn(title);
    return written === null ? null : (this.byKey.get(this.keyOf(written)) ?? null);
  }

  /** The known brand that begins a title, as written there: it may be an alias. */
  writtenIn(title: string): string | null {
    const words = title.split(/\s+/);
    for (let length = Math.min(maxBrandWords, words.length - 1); length > 0; length -= 1) {
      const written = words.slice(0, length).join(' ');
      if (this.byKey.has(this.keyOf(written))) return written;
    }
    return null;
  }

  /** Registers a brand from `find`; returns whether it was new. */
  register(brand: Brand): boolean {
    if (brand.id !== this.nextId) return false;
    this.nextId += 1;
    this.byKey.set(this.keyOf(brand.name), brand);
    this.slugs.add(brand.slug);
    return true;
  }

  private keyOf(name: string): string {
    let key = this.keys.get(name);
    if (key === undefined) {
      key = readBrand(name, this.learnedBrands).key;
      // Beginnings of titles are looked up too, so there is no end of names.
      if (this.keys.size >= maxCachedKeys) this.keys.clear();
      this.keys.set(name, key);
    }
    return key;
  }

  private freeSlug(name: string): string {
    const slug = slugOf(name);
    for (let number = 1; ; number += 1) {
      const tried = number === 1 && slug !== '' ? slug : `${slug || 'brand'}-${number}`;
      if (!this.slugs.has(tried)) return tried;
    }
  }
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
