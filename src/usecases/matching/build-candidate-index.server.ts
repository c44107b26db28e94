import { listBrandAliases } from '~/db/matching/match-feedback.repo.server';
import { listProductsToMatch } from '~/db/matching/product-to-match.repo.server';
import type { CandidateIndex } from '~/domain/matching/candidate-index';
import type { LearnedBrands } from '~/domain/matching/words/brand-key';
import type { FamilyMember } from '~/domain/search/tags/families/families';
import type { Deps } from '../deps';

const productsPerQuery = 5_000;
const maxBrandAliases = 100_000;

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
    const products = await listProductsToMatch(db, afterId, productsPerQuery);
    for (const { toMatch, member } of products) {
      index.add(toMatch);
      onProduct(member);
    }
    const last = products.at(-1);
    if (!last || products.length < productsPerQuery) return { index, brands };
    afterId = last.member.id;
  }
}
