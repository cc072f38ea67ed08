-- The figures of a company on some days, both included: of a day, a week or month, or the days before a range.
create function figures_of_days(of_customer text, from_day date, to_day date) returns table (
  engaged integer,
  views integer,
  completed integer,
  badges integer,
  seconds double precision
) language sql stable as $$
  select count(*) filter (where p.is_engaged)::integer, coalesce(sum(p.views), 0)::integer,
    coalesce(sum(p.completed), 0)::integer, coalesce(sum(p.badges), 0)::integer, coalesce(sum(p.seconds), 0)
  from people_on_days(of_customer, from_day, to_day) p
$$;
grant execute on function figures_of_days to atrium_runtime;
