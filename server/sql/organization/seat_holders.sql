-- Those of the members who held a seat of the company at any time in a range, for each range (D58): one that ended with
-- the first instant of the range was not held in it, such as those of a contract before the one that is shown. is_held:
-- they hold one; is_activated: they have signed in under it. Not compared with the instant: a seat that is revoked
-- while a fold waits is later than that fold, whose rows nothing would mark again.
create function seat_holders(of_customer text, of_members text[], instant timestamptz) returns table (
  filter text,
  from_day date,
  to_day date,
  member_id text,
  is_held boolean,
  is_activated boolean
) language sql stable as $$
  select r.filter, r.from_day, r.to_day, s.member_id, bool_or(s.revoked_at is null),
    bool_or(s.revoked_at is null and s.activated_at is not null)
  from figure_ranges(of_customer, instant) r
  join customer c on c.customer_id = of_customer
  join seat s on s.customer_id = of_customer and s.member_id = any(of_members)
    and (s.assigned_at at time zone c.time_zone)::date <= r.to_day
    and (s.revoked_at is null or s.revoked_at > r.from_day::timestamp at time zone c.time_zone)
  group by r.filter, r.from_day, r.to_day, s.member_id
$$;
grant execute on function seat_holders to atrium_runtime;
