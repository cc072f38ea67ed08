-- How many invitations may be reminded is counted for each view of a company's seats: from the index alone, with the
-- column that the policy of the table compares.
drop index seat_waiting;
create index seat_waiting on seat (contract_id, coalesce(reminded_at, assigned_at))
  include (customer_id, reminded_at, assigned_at)
  where revoked_at is null and activated_at is null;
