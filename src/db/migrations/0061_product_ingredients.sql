-- Which ingredients a product has, resolved from its label by domain/ingredients: their numbers in label order,
-- negative if only some shades contain them, 0 for unknown names. Null until derived, together with the tags.
alter table product
  add column ingredient_ids integer[],
  -- The unknown names among them, in label order.
  add column unknown_ingredients text[],
  alter column ingredient_ids set statistics 0,
  alter column unknown_ingredients set statistics 0;

-- Ingredients that the operator has loaded; those of the project are in its data file, with smaller numbers.
create table loaded_ingredient (
  id integer generated always as identity (start with 1000001) primary key,
  name citext not null unique,
  synonyms text[] not null default '{}',
  functions text[] not null default '{}',
  cas text,
  ec text
);

-- Increased by every load, so that a run that derives with the old names does not finish the work of a new one.
alter table catalog add column ingredients_version integer not null default 0;
