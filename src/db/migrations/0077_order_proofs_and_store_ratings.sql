-- Why the operator declined the last order confirmation of a review, for its author. Null once another one is sent.
alter table review add column proof_declined text;

-- What a store's feed says about the ratings of a product at this store.
create table store_rating (
  product_id integer not null references product (id),
  retailer_id integer not null references retailer (id),
  stars numeric(2, 1) not null check (stars between 1 and 5),
  ratings integer not null check (ratings > 0),
  primary key (product_id, retailer_id)
);

-- Keeps the figure of all stores together: their mean, weighted by the number of ratings.
create function count_store_ratings() returns trigger
  language plpgsql security definer set search_path from current as $$
declare
  changed integer[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into changed from removed;
  else
    select array_agg(distinct product_id) into changed from added;
  end if;
  if changed is null then return null; end if;
  update product set rating = coalesce(figure.stars, 0), review_count = coalesce(figure.ratings, 0)
  from unnest(changed) changed_id left join (
    select product_id, round(sum(stars * ratings) / sum(ratings), 1) as stars,
      least(sum(ratings), 2147483647)::integer as ratings
    from store_rating where product_id = any(changed) group by product_id
  ) figure on figure.product_id = changed_id
  where product.id = changed_id
    and (rating, review_count) is distinct from (coalesce(figure.stars, 0), coalesce(figure.ratings, 0));
  -- An empty message: read everything again.
  perform send_wakeup('reviews', case when cardinality(changed) > 100 then '' else id::text end)
    from unnest(changed) id;
  return null;
end $$;
create trigger store_rating_added after insert on store_rating referencing new table as added
  for each statement execute function count_store_ratings();
create trigger store_rating_changed after update on store_rating referencing new table as added
  for each statement execute function count_store_ratings();
create trigger store_rating_deleted after delete on store_rating referencing old table as removed
  for each statement execute function count_store_ratings();
