-- Lets pages of reviews with two filters be as fast for 100,000 reviews as for ten.

-- Two traits in the order of their bytes, such as "age:25-34&skin:dry".
create function review_pairs(traits text[]) returns setof text language sql immutable parallel safe as $$
  with plain as (
    select split_part(stored, '/', 2) collate "C" as trait from unnest(traits) stored where stored not like '%/all'
  )
  select one.trait || '&' || other.trait from plain one join plain other on one.trait < other.trait
$$;

-- The published reviews of a product by two filters. Replaces the numbers of stars in review_trait_count, which older
-- versions read; a later migration drops those.
create table review_pair_count (
  product_id integer not null,
  pair text collate "C" not null,
  reviews integer not null check (reviews >= 0),
  primary key (product_id, pair)
);
insert into review_pair_count
  select product_id, pair, count(*) from review, review_pairs(traits) pair group by 1, 2;

-- With the traits, reviews that a filter leaves out are skipped in the index.
drop index review_helpful, review_newest, review_highest, review_lowest;
create index review_helpful on review (product_id, helpful_score desc, id desc)
  include (traits) where state = 'published';
create index review_newest on review (product_id, published_at desc, id desc)
  include (traits) where state = 'published';
create index review_highest on review (product_id, stars desc, helpful_score desc, id desc)
  include (traits) where state = 'published';
create index review_lowest on review (product_id, stars, helpful_score desc, id desc)
  include (traits) where state = 'published';

create or replace function count_reviews() returns trigger
  language plpgsql security definer set search_path from current as $$
declare
  changes text := case tg_op when 'INSERT' then 'select 1 as sign, * from added'
    when 'DELETE' then 'select -1 as sign, * from removed'
    else 'select 1 as sign, * from added union all select -1, * from removed' end;
  votes constant text[] := '{helpful,unhelpful,helpful_score}';
  changed integer[];
begin
  if tg_op = 'UPDATE' then
    -- Votes change neither the figures nor what pages must show at once.
    select array_agg(distinct added.product_id) into changed from added join removed using (id)
      where 'published' in (added.state, removed.state) and to_jsonb(added) - votes <> to_jsonb(removed) - votes;
  else
    execute format($sql$ select array_agg(distinct product_id) from (%s) change where state = 'published' $sql$, changes)
      into changed;
  end if;
  if changed is null then return null; end if;
  insert into review_rating select id, 0, 0, 0, 0, 0, 0 from unnest(changed) id order by id on conflict do nothing;
  perform from review_rating where product_id = any(changed) order by product_id for no key update;
  execute format($sql$
    update review_rating set review_count = review_count + reviews, stars_1 = stars_1 + difference[1],
      stars_2 = stars_2 + difference[2], stars_3 = stars_3 + difference[3], stars_4 = stars_4 + difference[4],
      stars_5 = stars_5 + difference[5]
    from (
      select product_id, sum(sign) as reviews, array[
          sum(case when stars = 1 and not got_it_free then sign else 0 end),
          sum(case when stars = 2 and not got_it_free then sign else 0 end),
          sum(case when stars = 3 and not got_it_free then sign else 0 end),
          sum(case when stars = 4 and not got_it_free then sign else 0 end),
          sum(case when stars = 5 and not got_it_free then sign else 0 end)] as difference
      from (%s) change where state = 'published' group by product_id
    ) counted where counted.product_id = review_rating.product_id $sql$, changes);
  execute format($sql$
    with difference as (
      select product_id, split_part(trait, '/', 2) as trait, sum(sign) as reviews,
        sum(case when would_buy_again is not null then sign else 0 end) as answers,
        sum(case when would_buy_again then sign else 0 end) as would_buy_again,
        sum(case when stars = 1 then sign else 0 end) as stars_1,
        sum(case when stars = 2 then sign else 0 end) as stars_2,
        sum(case when stars = 3 then sign else 0 end) as stars_3,
        sum(case when stars = 4 then sign else 0 end) as stars_4,
        sum(case when stars = 5 then sign else 0 end) as stars_5
      from (%s) change, unnest(traits) trait group by 1, 2
    ), known as (
      update review_trait_count known set reviews = known.reviews + difference.reviews,
        answers = known.answers + difference.answers,
        would_buy_again = known.would_buy_again + difference.would_buy_again,
        stars_1 = known.stars_1 + difference.stars_1, stars_2 = known.stars_2 + difference.stars_2,
        stars_3 = known.stars_3 + difference.stars_3, stars_4 = known.stars_4 + difference.stars_4,
        stars_5 = known.stars_5 + difference.stars_5
      from difference where known.product_id = difference.product_id and known.trait = difference.trait
      returning known.product_id, known.trait
    )
    insert into review_trait_count select * from difference
      where (product_id, trait) not in (select product_id, trait from known) $sql$, changes);
  execute format($sql$
    with difference as (
      select product_id, pair, sum(sign) as reviews
      from (%s) change, review_pairs(traits) pair group by 1, 2 having sum(sign) <> 0
    ), known as (
      update review_pair_count known set reviews = known.reviews + difference.reviews
      from difference where known.product_id = difference.product_id and known.pair = difference.pair
      returning known.product_id, known.pair
    )
    insert into review_pair_count select * from difference
      where (product_id, pair) not in (select product_id, pair from known) $sql$, changes);
  -- An empty message: read everything again.
  perform send_wakeup('reviews', case when cardinality(changed) > 100 then '' else id::text end)
    from unnest(changed) id;
  return null;
end $$;
