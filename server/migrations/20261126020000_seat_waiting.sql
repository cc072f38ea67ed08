-- Invitations that nobody has followed yet, by when they were last mailed: how many may be reminded is counted for each
-- view of the seats.
create index seat_waiting on seat (contract_id, coalesce(reminded_at, assigned_at))
  where revoked_at is null and activated_at is null;
