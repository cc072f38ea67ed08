-- What a heartbeat needs to know of the video, its course and the member, as it was when the viewing began.
alter table viewing
  add column duration double precision not null check (duration > 0),
  add column credit_rule text not null default 'farthest' check (credit_rule in ('farthest', 'coverage')),
  -- Watching may yet enrol the member: on demand, neither enrolled nor with the badge.
  add column may_enrol boolean not null default false,
  -- Seconds that the last report could be credited with.
  add column credit_cap double precision not null default 0,
  -- Of a long silence's credit, what is left for the reports that a device kept while it was offline.
  add column credit_left double precision not null default 0;

-- When the place to go on was reported, epoch milliseconds: a report that was kept offline never moves it back.
alter table video_progress add column continue_at_seq bigint not null default 0;

-- A heartbeat rewrites its viewing every ten seconds: with no index on what it changes and room on the page, no index
-- is touched. Few viewings are in progress at a time, so that the silent ones are found among them.
drop index viewing_silent;
create index viewing_in_progress on viewing (started_at) where status = 'IN_PROGRESS';
alter table viewing set (fillfactor = 70);

-- How many seconds these ranges hold.
create function seconds_in(spans int4multirange) returns integer
  language sql immutable parallel safe strict
  return (select coalesce(sum(upper(span) - lower(span)), 0) from unnest(spans) as span);

-- The first of these seconds, at most so many.
create function first_seconds(spans int4multirange, most integer) returns int4multirange
  language sql immutable parallel safe strict
  return coalesce((
    select range_agg(int4range(lower(span), least(upper(span), lower(span) + most - before)))
    from (
      select span, coalesce(sum(upper(span) - lower(span)) over (
        order by span rows between unbounded preceding and 1 preceding), 0)::integer as before
      from unnest(spans) as span
    ) as counted
    where before < most
  ), '{}');
