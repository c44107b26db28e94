import { listListedProducts } from '~/db/matching/listed-product.repo.server';
import { listBrandAliases } from '~/db/matching/match-feedback.repo.server';
import {
  listProductsToMatch,
  listProductVariants,
} from '~/db/matching/product-to-match.repo.server';
import { IdSet, NumbersById } from '~/domain/feeds/compact-sets';
import type { CandidateIndex } from '~/domain/matching/candidate-index';
import type { LearnedBrands } from '~/domain/matching/words/brand-key';
import { PagedInt32Array } from '~/domain/paged-int32-array';
import type { FamilyMember } from '~/domain/search/tags/families/families';
import type { Deps } from '../deps';

const titlesPerQuery = 5_000;
const productsPerQuery = 20_000;
const maxBrandAliases = 100_000;
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
