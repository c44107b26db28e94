import { updateFeedOfferStale } from '~/db/feeds/feed-offer.repo.server';
import { deleteBrandAlias, deleteMatchRejections } from '~/db/matching/match-feedback.repo.server';
import {
  lockSettledMatchQuestions,
  updateMatchQuestionOpen,
} from '~/db/matching/match-question.repo.server';
import { readBrand } from '~/domain/matching/words/brand-key';
import type { Deps } from '../deps';
import { maxSameQuestions } from './settle-match.server';

/**
 * Takes an answer about an offer back, with all that was learned from it: its questions are open again. The next import
 * takes the offers off their product.
 */
export async function undoMatch(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<'undone' | 'not settled'> {
  return db.transaction(async (tx) => {
    const questions = await lockSettledMatchQuestions(tx, id, maxSameQuestions);
    for (const question of questions) {
      const aliasKey = readBrand(question.offer.brand).key;
      await deleteBrandAlias(tx, { aliasKey, learnedAt: question.settledAt });
      await deleteMatchRejections(tx, question);
      await updateMatchQuestionOpen(tx, question.id);
      await updateFeedOfferStale(tx, question);
    }
    return questions.length > 0 ? 'undone' : 'not settled';
  });
}
