import { listSettledMatchQuestions } from '~/db/matching/match-question.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import type { SettledMatchQuestion } from '~/domain/matching/match-question';
import type { OfferToMatch } from '~/domain/matching/titles/offer-to-match';
import type { Deps } from '../deps';

export interface ReadableMatchAnswer extends SettledMatchQuestion {
  /** Null: a new product, or one that no longer exists. */
  product: OfferToMatch | null;
}

/** The operator's answers, newest first. */
export async function listMatchAnswers(
  { db }: Pick<Deps, 'db'>,
  { limit }: { limit: number },
): Promise<ReadableMatchAnswer[]> {
  const settled = await listSettledMatchQuestions(db, limit);
  const ids = [...new Set(settled.flatMap(({ productId }) => productId ?? []))];
  const products = ids.length === 0 ? [] : await listProductsToMatchById(db, ids, ids.length);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return settled.map((answer) => ({
    ...answer,
    product: (answer.productId !== null && byId.get(answer.productId)) || null,
  }));
}
