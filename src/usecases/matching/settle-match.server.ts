import { insertMatchRejections, upsertBrandAlias } from '~/db/matching/match-feedback.repo.server';
import {
  lockOpenMatchReview,
  updateMatchReviewSettled,
} from '~/db/matching/match-review.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import { readBrand } from '~/domain/matching/words/brand-key';
import type { Deps } from '../deps';

/**
 * Stores the operator's decision about an offer, for future runs: the other candidates are never matched
 * to it, and different spellings of a brand become aliases.
 */
export async function settleMatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { id: number; belongsTo: number | 'new' },
): Promise<'settled' | 'not open' | 'no such product'> {
  return db.transaction(async (tx) => {
    const review = await lockOpenMatchReview(tx, input.id);
    if (!review) return 'not open';
    const productId = input.belongsTo === 'new' ? null : input.belongsTo;
    const [product] = productId === null ? [] : await listProductsToMatchById(tx, [productId], 1);
    if (productId !== null && !product) return 'no such product';

    const now = clock.now();
    const others = review.candidates.map((candidate) => candidate.productId);
    const rejected = others.filter((other) => other !== productId);
    await insertMatchRejections(tx, review, rejected, now);
    await updateMatchReviewSettled(tx, { id: review.id, productId, settledAt: now });
    const aliasKey = readBrand(review.offer.brand).key;
    const brandKey = readBrand(product?.brand).key;
    if (aliasKey !== '' && brandKey !== '' && aliasKey !== brandKey) {
      await upsertBrandAlias(tx, { aliasKey, brandKey, learnedAt: now });
    }
    return 'settled';
  });
}
