import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const wrongRow = z.object({ wrong: z.string() }).transform(({ wrong }) => wrong);

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
          count(would_buy_again) as answers, count(*) filter (where would_buy_again) as again,
          array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
            count(*) filter (where stars = 3), count(*) filter (where stars = 4),
            count(*) filter (where stars = 5)] as stars
        from review, unnest(traits) trait where state = 'published' group by 1, 2
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
          or coalesce(traits.stars, '{0,0,0,0,0}')
            <> coalesce(array[stars_1, stars_2, stars_3, stars_4, stars_5], '{0,0,0,0,0}')::bigint[]
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
