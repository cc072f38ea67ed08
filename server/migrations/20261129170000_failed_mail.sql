-- When the mail server last refused a mail or did not answer; it is tried again until it is sent.
alter table mail add column failed_at timestamptz;
