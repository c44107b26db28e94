-- A run that lost many rows, or whose file was cut off, is not done.
alter table feed_run drop constraint feed_run_state_check;
alter table feed_run add constraint feed_run_state_check
  check (state in ('running', 'done', 'partial', 'unchanged', 'held', 'failed'));
