import { insertMatchRejections, upsertBrandAlias } from '~/db/matching/match-feedback.repo.server';
import {
  lockOpenMatchQuestion,
  lockSameMatchQuestions,
  updateMatchQuestionSettled,
} from '~/db/matching/match-question.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import { readBrand } from '~/domain/matching/words/brand-key';
import type { Deps } from '../deps';

/** One answer settles at most this many questions. */
export const maxSameQuestions = 1_000;

/**
 * Stores the operator's decision about an offer, for future runs: the other candidates are never matched
 * to it, and different spellings of a brand become aliases. Other
 * offers that say the same get the same product.
 */
export async function settleMatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { id: number; belongsTo: number | 'new' },
): Promise<'settled' | 'not open' | 'no such product'> {
  return db.transaction(async (tx) => {
    const question = await lockOpenMatchQuestion(tx, input.id);
    if (!question) return 'not open';
    const productId = input.belongsTo === 'new' ? null : input.belongsTo;
    const [product] = productId === null ? [] : await listProductsToMatchById(tx, [productId], 1);
    if (productId !== null && !product) return 'no such product';

    const now = clock.now();
    // A new product is created from one offer only; the others are asked about again.
    const same =
      productId === null ? [] : await lockSameMatchQuestions(tx, question, maxSameQuestions);
    for (const one of [question, ...same]) {
      const others = one.candidates.map((candidate) => candidate.productId);
      const rejected = others.filter((other) => other !== productId);
      await insertMatchRejections(tx, one, rejected, now);
      await updateMatchQuestionSettled(tx, { id: one.id, productId, settledAt: now });
    }
    const aliasKey = readBrand(question.offer.brand).key;
    const brandKey = readBrand(product?.brand).key;
    if (aliasKey !== '' && brandKey !== '' && aliasKey !== brandKey) {
      await upsertBrandAlias(tx, { aliasKey, brandKey, learnedAt: now });
    }
    return 'settled';
  });
}
