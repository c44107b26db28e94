import { listListedProducts } from '~/db/matching/listed-product.repo.server';
import { listBrandAliases } from '~/db/matching/match-feedback.repo.server';
import {
  listProductsToMatch,
  listProductVariants,
} from '~/db/matching/product-to-match.repo.server';
import type { Brand } from '~/domain/catalog/product';
import { wellKnownBrands } from '~/domain/feeds/brands/well-known-brands';
import { IdSet, NumbersById } from '~/domain/feeds/compact-sets';
import type { FeedOffer } from '~/domain/feeds/feed-offer';
import type { CandidateIndex } from '~/domain/matching/candidate-index';
import { type LearnedBrands, readBrand } from '~/domain/matching/words/brand-key';
import { PagedInt32Array } from '~/domain/paged-int32-array';
import type { FamilyMember } from '~/domain/search/tags/families/families';
import type { Deps } from '../deps';

const titlesPerQuery = 5_000;
const productsPerQuery = 20_000;
const maxBrandAliases = 100_000;
const maxBrandWords = 4;
const maxCachedKeys = 50_000;
/** A product that the entry created, or that was matched by more than its title. */
export const certainScore = 1;

/**
 * An index of all products for matching offers, with the brand aliases from the operator's answers. Calls
 * `onProduct` with every product, in the order of ids.
 */
export async function buildCandidateIndex(
  { db, createCandidateIndex }: Pick<Deps, 'db' | 'createCandidateIndex'>,
  onProduct: (product: FamilyMember) => void = () => {},
): Promise<{ index: CandidateIndex; brands: LearnedBrands }> {
  const aliases = await listBrandAliases(db, maxBrandAliases);
  const brands = new Map(aliases.map(({ aliasKey, brandKey }) => [aliasKey, brandKey]));
  const index = createCandidateIndex(brands);
  for (let afterId = 0; ; ) {
    const products = await listProductsToMatch(db, afterId, titlesPerQuery);
    for (const { toMatch, member } of products) {
      index.add(toMatch);
      onProduct(member);
    }
    const last = products.at(-1);
    if (!last || products.length < titlesPerQuery) return { index, brands };
    afterId = last.member.id;
  }
}

/** Groups sizes of the same formula by the product that was there first. */
export class Formulas {
  /** The group of each product that is not the first of its group. */
  private readonly groupIds = new PagedInt32Array();

  /** Adds a new product to the group of another size, or starts a new group. */
  join(id: number, siblingId: number | null): number {
    if (siblingId === null) return id;
    const groupId = this.groupIds.at(siblingId) || siblingId;
    this.groupIds.set(id, groupId);
    return groupId;
  }

  static async read({ db }: Pick<Deps, 'db'>): Promise<Formulas> {
    const formulas = new Formulas();
    for (let afterId = 0; ; ) {
      const variants = await listProductVariants(db, afterId, productsPerQuery);
      for (const { id, groupId } of variants) formulas.groupIds.set(id, groupId);
      const last = variants.at(-1);
      if (!last || variants.length < productsPerQuery) return formulas;
      afterId = last.id;
    }
  }
}

/** The products that a retailer lists, with the score of the entry that is shown. */
export class ListedProducts {
  private readonly ids = new IdSet();
  /** Only of entries that were matched by their title: another entry may fit better. */
  private readonly scores = new NumbersById();

  add(productId: number, score: number): void {
    this.ids.add(productId);
    this.scores.set(productId, score < certainScore ? score : 0);
  }

  /** Undefined: the retailer does not list this product. */
  scoreOf(productId: number): number | undefined {
    return this.ids.has(productId) ? this.scores.at(productId) || certainScore : undefined;
  }

  static async read({ db }: Pick<Deps, 'db'>, retailerId: number): Promise<ListedProducts> {
    const listed = new ListedProducts();
    for (let afterId = 0; ; ) {
      const page = { retailerId, afterId, limit: productsPerQuery };
      const products = await listListedProducts(db, page);
      for (const { productId, titleScore } of products)
        listed.add(productId, titleScore ?? certainScore);
      const last = products.at(-1);
      if (!last || products.length < productsPerQuery) return listed;
      afterId = last.productId;
    }
  }
}

/** The existing brands, and those that a feed adds. */
export class FeedBrands {
  private readonly learnedBrands: LearnedBrands;
  private readonly byKey = new Map<string, Brand>();
  private readonly slugs = new Set<string>();
  /** Keys by name: feeds repeat few brands. */
  private readonly keys = new Map<string, string>();
  private nextId = 1;
  private wellKnown: ReadonlySet<string> | undefined;

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

  /** Whether a brand is one that the site or many stores of beauty sell, or says in its name that it is. */
  isKnownForBeauty(brand: Brand): boolean {
    if (brand.id !== this.nextId || /\b(?:beauty|cosmetics?|makeup|skin ?care)\b/i.test(brand.name))
      return true;
    this.wellKnown ??= new Set(wellKnownBrands.map((name) => this.keyOf(name)));
    return this.wellKnown.has(this.keyOf(brand.name));
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
