-- Locks two accounts that become one (docs/locks.md).
create function lock_merged_members(leaving text, staying text) returns void language plpgsql as $$
begin
  perform from member m where m.member_id in (leaving, staying) order by m.member_id for update;
end $$;

-- What the account that stays has from the other besides its rows: the company, the earlier beginning, whether billing
-- is managed, and the address as a former one.
create function merge_members(leaving text, staying text, instant timestamptz) returns void language sql as $$
  update member m
  set registered_at = least(m.registered_at, l.registered_at), manage_billing = m.manage_billing or l.manage_billing,
    customer_id = case when own.type <> 'ENTERPRISE' and its.type = 'ENTERPRISE' then l.customer_id else m.customer_id end
  from member l, customer own, customer its
  where m.member_id = staying and l.member_id = leaving and own.customer_id = m.customer_id
    and its.customer_id = l.customer_id;
  insert into former_email (member_id, email, ended_at)
    select staying, m.email, instant from member m where m.member_id = leaving
    on conflict (member_id, email) do update set ended_at = greatest(former_email.ended_at, excluded.ended_at);
$$;
