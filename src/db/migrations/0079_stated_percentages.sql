-- The percentages of an ingredient that labels and names of products state, counted by the job count-ingredients.
alter table ingredient_statistics
  add column stated_count integer not null default 0,
  add column stated_lowest double precision,
  add column stated_median double precision,
  add column stated_highest double precision;

-- Counts again soon; the columns above are empty until then.
update catalog set ingredients_counted_at = null;
