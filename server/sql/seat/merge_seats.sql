-- Locks the contracts of the companies of which two accounts have seats that become one (docs/locks.md).
create function lock_merged_contracts(leaving text, staying text) returns void language plpgsql as $$
begin
  perform from contract k where k.customer_id in (select s.customer_id from seat s where s.member_id in (leaving, staying))
    order by k.contract_id for no key update;
end $$;

-- Two accounts become one: of two seats of a company the one that was activated first stays. The ids of those that are
-- released.
create function merge_seats(leaving text, staying text, instant timestamptz) returns text[] language sql as $$
  with ranked as (
    select s.seat_id, row_number() over (
      partition by s.customer_id order by s.activated_at, s.assigned_at, s.member_id = staying desc) as rank
    from seat s where s.member_id in (leaving, staying) and s.revoked_at is null),
  released as (
    update seat s set revoked_at = greatest(s.assigned_at, s.activated_at, instant)
    from ranked r where r.seat_id = s.seat_id and r.rank > 1 returning s.seat_id)
  select coalesce(array_agg(seat_id order by seat_id), '{}') from released
$$;
