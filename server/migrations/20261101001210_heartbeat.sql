-- Seconds of credit left over from a long silence, for the reports that a device kept while it was offline.
alter table viewing add column credit_left double precision not null default 0;

-- When the place to go on was reported, epoch milliseconds: a report that was kept offline never moves it back.
alter table video_progress add column continue_at_seq bigint not null default 0;

-- A heartbeat rewrites its viewing every ten seconds: with no index on what it changes and room on the page, no index
-- is touched. Few viewings are in progress at a time, so that the silent ones are found among them.
drop index viewing_silent;
create index viewing_in_progress on viewing (started_at) where status = 'IN_PROGRESS';
alter table viewing set (fillfactor = 70);
