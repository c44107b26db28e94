import { z } from 'zod';
import type { ArticleVotes, HelpVote } from '~/domain/help/help-vote';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Counts one vote for an article on a day. */
export async function upsertHelpVote(
  db: Queryable,
  { slug, day, vote }: { slug: string; day: string; vote: HelpVote },
): Promise<void> {
  const helpful = vote === 'yes' ? 1 : 0;
  await db.execute(sql`
    insert into help_vote (slug, day, helpful, unhelpful)
    values (${slug}, ${day}::date, ${helpful}, ${1 - helpful})
    on conflict (slug, day) do update set
      helpful = help_vote.helpful + excluded.helpful,
      unhelpful = help_vote.unhelpful + excluded.unhelpful`);
}

const votesRow = z.object({ slug: z.string(), helpful: z.number(), unhelpful: z.number() });

/** Total votes, the least helpful articles first. */
export async function listHelpVotes(db: Queryable, limit: number): Promise<ArticleVotes[]> {
  return db.rows(
    votesRow,
    sql`select slug, sum(helpful)::integer as helpful, sum(unhelpful)::integer as unhelpful
      from help_vote group by slug
      order by sum(unhelpful) - sum(helpful) desc, slug limit ${limit}`,
  );
}
