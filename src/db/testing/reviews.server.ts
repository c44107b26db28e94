import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const wrongRow = z.object({ wrong: z.string() }).transform(({ wrong }) => wrong);

/** Where figures about reviews are kept. */
export const reviewFigureTables = ['review_rating', 'review_trait_count', 'review_pair_count'];

/** Lists every figure about reviews that differs from a recount. */
export async function listWrongReviewFigures(db: Queryable): Promise<string[]> {
  return db.rows(
    wrongRow,
    sql`with counted as (
        select product_id, count(*) as reviews,
          array[count(*) filter (where stars = 1 and not got_it_free),
            count(*) filter (where stars = 2 and not got_it_free),
            count(*) filter (where stars = 3 and not got_it_free),
            count(*) filter (where stars = 4 and not got_it_free),
            count(*) filter (where stars = 5 and not got_it_free)] as stars
        from review where state = 'published' group by product_id
      ), traits as (
        select product_id, split_part(trait, '/', 2) as trait, count(*) as reviews,
          count(would_buy_again) as answers, count(*) filter (where would_buy_again) as again
        from review, unnest(traits) trait where state = 'published' group by 1, 2
      ), pairs as (
        select product_id, one.trait || '&' || other.trait as pair,
          (select count(*) from review where review.product_id = one.product_id
            and review.traits @> array[one.product_id || '/' || one.trait,
              one.product_id || '/' || other.trait]) as reviews
        from traits one join traits other using (product_id)
        where 'all' not in (one.trait, other.trait) and one.trait collate "C" < other.trait
      ), votes as (
        select review_id, count(*) filter (where helpful) as helpful,
          count(*) filter (where not helpful) as unhelpful
        from review_vote group by review_id
      )
      select 'rating of product ' || product_id as wrong
        from counted full join review_rating kept using (product_id)
        where coalesce(reviews, 0) <> coalesce(review_count, 0)
          or coalesce(stars, '{0,0,0,0,0}')
            <> coalesce(array[stars_1, stars_2, stars_3, stars_4, stars_5], '{0,0,0,0,0}')::bigint[]
      union all
      select trait || ' of product ' || product_id
        from traits full join review_trait_count kept using (product_id, trait)
        where (coalesce(traits.reviews, 0), coalesce(traits.answers, 0), coalesce(again, 0))
          <> (coalesce(kept.reviews, 0), coalesce(kept.answers, 0), coalesce(would_buy_again, 0))
      union all
      select pair || ' of product ' || product_id
        from pairs full join review_pair_count kept using (product_id, pair)
        where coalesce(pairs.reviews, 0) <> coalesce(kept.reviews, 0)
      union all
      select 'votes of review ' || review.id
        from review left join votes on review_id = review.id
        where (review.helpful, review.unhelpful)
          <> (coalesce(votes.helpful, 0), coalesce(votes.unhelpful, 0))
      union all
      select 'photos of review ' || review.id from review where photo_count
        <> (select count(*) from review_photo where review_id = review.id)`,
  );
}
