-- Locks every contract under which somebody may be given a seat: those of their own company, and those of the companies
-- by whose passes they are registered, with their account or with their address (docs/locks.md). Runs as the owner,
-- because they may be of several companies; it tells nothing of them.
create function lock_contracts(of_member text, of_address citext) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from contract k where k.customer_id in (
    select m.customer_id from member m where m.member_id = of_member
    union all
    select p.customer_id from pass p where p.takes_seat and p.pass_id in (
      select r.pass_id from pass_registration r where r.member_id = of_member
      union all
      select r.pass_id from pass_registration r where r.address = of_address and r.member_id is null))
  order by k.contract_id for no key update;
end $$;
grant execute on function lock_contracts to atrium_runtime;
