-- The contracts whose administrators keep the dashboard until another instant than they should, because a contract of
-- their company was signed, changed or taken back since. Runs as the owner, because the due work looks at all
-- companies; it tells their ids alone.
create function dashboards_due(instant timestamptz, grace interval) returns table (contract_id text, customer_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.contract_id, k.customer_id
  from contract k cross join lateral (select dashboard_until(k.contract_id, grace) as until offset 0) u
  where exists (
    select from entitlement_grant g join member m using (member_id)
    where g.source = 'CONTRACT' and g.source_ref = 'after/' || k.contract_id and g.revoked_at is null
      and g.ends_at > instant and g.ends_at <> u.until and m.customer_id = k.customer_id)
$$;
grant execute on function dashboards_due to atrium_runtime;
