-- How often an offer was followed to its store, by day. Nothing in it is about a person. Without a
-- reference to the offer: what was owed for a click is still owed when the offer is gone.
create table offer_click (
  offer_id integer not null,
  day date not null,
  clicks integer not null check (clicks > 0),
  primary key (offer_id, day)
) with (fillfactor = 70);

create index offer_click_day on offer_click (day);

-- Products name what goes with them by name.
create index product_name on product (name);
