-- Products from feeds are stored without tags, so that imports do not wait for the rules: null until derived.
alter table product
  alter column tags drop not null,
  alter column tags drop default;
