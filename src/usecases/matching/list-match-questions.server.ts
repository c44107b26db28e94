import { listOpenMatchQuestions } from '~/db/matching/match-question.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import type { OpenMatchQuestion } from '~/domain/matching/match-question';
import type { WeighedCandidate } from '~/domain/matching/rules/decide';
import type { ProductToMatch } from '~/domain/matching/titles/offer-to-match';
import type { Deps } from '../deps';

/** A question with the names of its candidates. */
export interface ReadableMatchQuestion extends Omit<OpenMatchQuestion, 'candidates'> {
  candidates: readonly (WeighedCandidate & { product: ProductToMatch })[];
}

/** The offers that the operator has to match; those first whose answer settles the most offers. */
export async function listMatchQuestions(
  { db }: Pick<Deps, 'db'>,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<ReadableMatchQuestion[]> {
  const questions = await listOpenMatchQuestions(db, { offset, limit });
  const ids = questions.flatMap(({ candidates }) => candidates.map(({ productId }) => productId));
  const products = await listProductsToMatchById(db, ids, ids.length);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return questions.map((question) => ({
    ...question,
    // A candidate may have been deleted since.
    candidates: question.candidates.flatMap((candidate) => {
      const product = byId.get(candidate.productId);
      return product ? [{ ...candidate, product }] : [];
    }),
  }));
}
