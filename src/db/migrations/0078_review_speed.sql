-- Lets pages of reviews with two filters and comparisons of new texts read little of a large table.

-- The smallest hashes of a text's runs of three words: texts that share many of them share some of these.
create function review_sketch(text text) returns integer[] language sql immutable parallel safe as $$
  select array(
    select distinct hashtext(run) as hash from (
      select concat_ws(' ', word, lead(word) over place, lead(word, 2) over place) as run
      from regexp_split_to_table(lower(text), '[[:space:][:punct:]]+') with ordinality as each(word, position)
      where word <> '' window place as (order by position)
    ) runs order by hash limit 16)
$$;
-- Reviews of the demonstration are not compared.
alter table review add column sketch integer[]
  generated always as (case when is_demo then null else review_sketch(text) end) stored;
create index review_similar on review using gin (sketch) where not is_demo;
drop index review_fingerprint;

-- Reviews with a trait by stars, so that the number of "dry skin, five stars" is known, too.
alter table review_trait_count
  add column stars_1 integer not null default 0 check (stars_1 >= 0),
  add column stars_2 integer not null default 0 check (stars_2 >= 0),
  add column stars_3 integer not null default 0 check (stars_3 >= 0),
  add column stars_4 integer not null default 0 check (stars_4 >= 0),
  add column stars_5 integer not null default 0 check (stars_5 >= 0);
update review_trait_count known set stars_1 = counted.stars_1, stars_2 = counted.stars_2,
  stars_3 = counted.stars_3, stars_4 = counted.stars_4, stars_5 = counted.stars_5
from (
  select product_id, split_part(trait, '/', 2) as trait,
    count(*) filter (where stars = 1) as stars_1, count(*) filter (where stars = 2) as stars_2,
    count(*) filter (where stars = 3) as stars_3, count(*) filter (where stars = 4) as stars_4,
    count(*) filter (where stars = 5) as stars_5
  from review, unnest(traits) trait group by 1, 2
) counted where counted.product_id = known.product_id and counted.trait = known.trait;

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
  -- An empty message: read everything again.
  perform send_wakeup('reviews', case when cardinality(changed) > 100 then '' else id::text end)
    from unnest(changed) id;
  return null;
end $$;
