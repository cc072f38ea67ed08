-- A mail that was not sent, because its reason had gone by then: its recipient left, or has another address (D74).
alter table mail add column withdrawn_at timestamptz check (withdrawn_at is null or sent_at is null);
drop index mail_unsent;
create index mail_unsent on mail (mail_id) where sent_at is null and withdrawn_at is null;
