-- A mail of an act of the team waits before it leaves, so that it can be stopped (D96). Null for one that does not wait
-- for its time, or that has left, failed or was withdrawn.
alter table mail add column leaves_at timestamptz;
create index mail_held on mail (leaves_at) where leaves_at is not null;
