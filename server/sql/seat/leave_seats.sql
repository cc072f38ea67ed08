-- Revokes the seats that a member holds whose account is erased, the contracts locked before (docs/locks.md); what was
-- learned under them stays. Runs as the owner, because they may be of several companies.
create function leave_seats(leaving text, instant timestamptz) returns table (seat_id text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from contract k where k.contract_id in (select s.contract_id from seat s where s.member_id = leaving)
  order by k.contract_id for no key update;
  return query update seat s set revoked_at = greatest(s.assigned_at, instant)
    where s.member_id = leaving and s.revoked_at is null returning s.seat_id;
end $$;
grant execute on function leave_seats to atrium_runtime;
