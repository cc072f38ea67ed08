-- The seats of a contract as administrators page through them: the newest first.
create index seat_newest on seat (contract_id, assigned_at desc, seat_id);
