-- When the browser that began an attempt, and brought its answer, was offered to sign up with it.
alter table federation_attempt add column offered_at timestamptz;
