import { listOtherNames } from '~/db/matching/other-name.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import type { CandidateIndex } from '~/domain/matching/candidate-index';
import { underOtherName } from '~/domain/matching/titles/other-name';
import type { LearnedBrands } from '~/domain/matching/words/brand-key';
import type { Deps } from '../deps';

const namesPerQuery = 5_000;

/**
 * An index of products by their names at other retailers, where these have other words. The index of products does not
 * contain them: it tells which words distinguish products, and two names of one product would seem to be two products.
 */
export async function readOtherNames(
  { db, createCandidateIndex }: Pick<Deps, 'db' | 'createCandidateIndex'>,
  { retailerId, brands }: { retailerId: number; brands: LearnedBrands },
): Promise<CandidateIndex> {
  const index = createCandidateIndex(brands);
  for (let afterId = 0; ; ) {
    const page = { exceptRetailerId: retailerId, afterId, limit: namesPerQuery };
    const names = await listOtherNames(db, page);
    const ids = [...new Set(names.map(({ productId }) => productId))];
    const products = await listProductsToMatchById(db, ids, ids.length);
    const byId = new Map(products.map((product) => [product.productId, product]));
    for (const { productId, name } of names) {
      const product = byId.get(productId);
      if (!product) continue;
      const listed = index.titleOf({ ...product, name });
      index.add(product, underOtherName(index.titleOf(product), listed));
    }
    const last = names.at(-1);
    if (!last || names.length < namesPerQuery) return index;
    afterId = last.id;
  }
}
