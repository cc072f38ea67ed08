-- Keys of a member's entitlements at an instant, 'type/label' (D2), for members who are not the caller.
create function held_keys(holder text, at timestamptz) returns text[]
language sql stable parallel safe as $$
  select coalesce(array_agg(distinct held.key), '{}')
  from entitlement_grant g
  join entitlement e on e.entitlement_id = g.entitlement_id
  cross join lateral (
    select lower(e.type) || '/' || e.label as key
    union all select 'area/' || unnest(e.areas)
    union all select 'course/' || unnest(e.course_ids)
    union all select 'session/' || unnest(e.session_ids)
    union all select 'certificate/' || unnest(e.certificate_ids)
  ) held
  where g.member_id = holder and g.revoked_at is null and g.starts_at <= at and (g.ends_at is null or at < g.ends_at)
$$;
grant execute on function held_keys to atrium_runtime;
