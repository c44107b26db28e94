import { listBrandAliases } from '~/db/matching/match-feedback.repo.server';
import { listProductsToMatch } from '~/db/matching/product-to-match.repo.server';
import { type CandidateIndex, createCandidateIndex } from '~/domain/matching/index/candidate-index';
import type { LearnedBrands } from '~/domain/matching/words/brand-key';
import type { Deps } from '../deps';

const productsPerQuery = 5_000;
const maxBrandAliases = 100_000;

/** An index of all products for matching offers, with the brand aliases from the operator's answers. */
export async function buildCandidateIndex({
  db,
}: Pick<Deps, 'db'>): Promise<{ index: CandidateIndex; brands: LearnedBrands }> {
  const aliases = await listBrandAliases(db, maxBrandAliases);
  const brands = new Map(aliases.map(({ aliasKey, brandKey }) => [aliasKey, brandKey]));
  const index = createCandidateIndex(brands);
  for (let afterId = 0; ; ) {
    const products = await listProductsToMatch(db, afterId, productsPerQuery);
    for (const product of products) index.add(product);
    const last = products.at(-1);
    if (!last || products.length < productsPerQuery) return { index, brands };
    afterId = last.productId;
  }
}
