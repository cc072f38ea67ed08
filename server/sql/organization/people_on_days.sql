-- What each person of a company did on some days, both included: the seconds of a video count together (D58), and what
-- different people did adds up. Only people who did something have a row.
create function people_on_days(of_customer text, from_day date, to_day date) returns table (
  member_id text,
  is_engaged boolean,
  views integer,
  completed integer,
  badges integer,
  seconds double precision
) language sql stable as $$
  select t.member_id, bool_or(t.counts), count(*) filter (where t.counts and t.kind = 'VIDEO')::integer,
    coalesce(sum(t.happened) filter (where t.kind = 'COMPLETED'), 0)::integer,
    coalesce(sum(t.happened) filter (where t.kind = 'BADGE'), 0)::integer, sum(t.seconds)
  from (
    select d.member_id, d.kind, sum(d.happened) as happened, sum(d.seconds) as seconds,
      counts_as_engaged(d.kind, sum(d.seconds)) as counts
    from member_day d
    where d.customer_id = of_customer and d.day between from_day and to_day
    group by d.member_id, d.kind, d.thing
  ) as t
  group by t.member_id
$$;
grant execute on function people_on_days to atrium_runtime;
