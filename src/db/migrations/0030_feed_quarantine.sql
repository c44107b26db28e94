-- A feed whose readings died again and again is not read until the operator releases it.
alter table feed
  -- Readings in a row that ended because the process that read died.
  add column deaths integer not null default 0,
  add column quarantined_at timestamptz;
