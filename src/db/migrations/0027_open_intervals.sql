-- The interval that is still open is what its offer says anyway, but for when it began. So it is kept
-- there, and a new offer is one row less, with two entries in indexes and a reference to be checked
-- (decision 30). Intervals that are over have a table of their own, which nobody ever changes. Read as
-- before, all of them are `price_interval`.

alter table offer add column price_since timestamptz;

update offer set price_since = valid_from
from price_interval where offer_id = offer.id and valid_to is null and in_stock;

-- Until now it was a promise of whoever records prices that what is in stock has an open interval, and
-- nothing else has. Where somebody has broken it by hand, what the offer says is right.
update offer set price_since = seen_at where in_stock and price_since is null;
update price_interval set valid_to = greatest(seen_at, valid_from + interval '1 millisecond')
from offer where offer.id = offer_id and valid_to is null and not in_stock;

alter table offer add check ((price_since is not null) = in_stock);

drop index price_interval_open;
delete from price_interval where valid_to is null;

alter table price_interval drop constraint price_interval_check;
alter table price_interval rename to closed_price_interval;
alter index price_interval_history rename to closed_price_interval_history;
alter table closed_price_interval
  alter column valid_to set not null,
  add check (valid_to > valid_from);

alter trigger price_interval_refers on closed_price_interval rename to closed_price_interval_refers;
alter trigger price_interval_refers_elsewhere on closed_price_interval
  rename to closed_price_interval_refers_elsewhere;
create or replace trigger offer_orphans after delete on offer referencing old table as removed
  for each statement execute function refuse_orphans('closed_price_interval', 'offer_id');
create or replace trigger offer_emptied after truncate on offer
  for each statement execute function refuse_orphans('closed_price_interval', 'offer_id');

-- Ask it for one offer after the other (`cross join lateral (… offset 0)`): joined, all offers are read.
create view price_interval as
  select offer_id, price_cents, valid_from, valid_to from closed_price_interval
  union all
  select id, price_cents, price_since, null from offer where price_since is not null;
