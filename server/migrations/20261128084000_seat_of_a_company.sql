-- Of each person at most one seat of a company is held at a time, whatever its contracts, so that the seats of several
-- contracts add up to people. Who held two keeps the one of the contract that ends last; the other ends with its start.
update seat s set revoked_at = greatest(s.assigned_at, kept.assigned_at)
from (
  select distinct on (customer_id, member_id) seat_id, customer_id, member_id, assigned_at
  from seat join contract using (contract_id, customer_id)
  where revoked_at is null
  order by customer_id, member_id, ends_at desc, contract_id
) as kept
where s.customer_id = kept.customer_id and s.member_id = kept.member_id and s.seat_id <> kept.seat_id
  and s.revoked_at is null;

drop index seat_held;
create unique index seat_held on seat (customer_id, member_id) where revoked_at is null;
-- The seats of a company as administrators page through them: the newest first.
drop index seat_newest;
create index seat_newest on seat (customer_id, assigned_at desc, seat_id);
