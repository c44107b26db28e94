-- Where a retailer's pictures of products come from: names of hosts, exactly. Pictures are fetched from
-- nowhere else.
alter table retailer add column picture_hosts text[] not null default '{}';

-- The address of a photograph that a feed has named for a product, and what became of it. Once it is
-- kept, the product's picture names it; until then, and when it was refused, the picture is composed.
create table source_picture (
  product_id integer primary key references product (id),
  address text not null,
  state text not null check (state in ('waiting', 'kept', 'refused')),
  reason text,
  changed_at timestamptz not null,
  check ((state = 'refused') = (reason is not null))
);
