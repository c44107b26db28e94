-- How far a run was when its present process claimed it: a process that died after making progress
-- was not stopped by the feed's rows, so its death does not count toward quarantine.
alter table feed_run add column rows_at_claim integer not null default 0;
