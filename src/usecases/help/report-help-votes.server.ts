import { listHelpVotes } from '~/db/help/help-vote.repo.server';
import type { ArticleVotes } from '~/domain/help/help-vote';
import type { Deps } from '../deps';

const maxArticles = 500;

/** For the operator: votes on the help articles, the least helpful first. */
export async function reportHelpVotes({ db }: Pick<Deps, 'db'>): Promise<ArticleVotes[]> {
  return listHelpVotes(db, maxArticles);
}
