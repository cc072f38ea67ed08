-- An act that is taken back withdraws the mails that wait to say it, by the beginning of their keys (D96).
create index mail_waiting_key on mail (dedupe_key collate "C") where sent_at is null and withdrawn_at is null;
