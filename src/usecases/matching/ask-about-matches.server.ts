import { insertMatchReviews } from '~/db/matching/match-review.repo.server';
import type { MatchQuestion } from '~/domain/matching/match-review';
import type { Deps } from '../deps';

/** Asks the operator where offers belong; what was asked before is not asked again. */
export async function askAboutMatches(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  questions: readonly MatchQuestion[],
): Promise<void> {
  if (questions.length > 0) await insertMatchReviews(db, questions, clock.now());
}
