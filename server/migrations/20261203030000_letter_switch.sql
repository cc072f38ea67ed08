-- Letters that the team has switched off: none of their mails is sent. One that is on has no row.
create table letter_switch (
  letter text primary key,
  off_since timestamptz not null
);

-- Why a mail was not sent though nobody stopped it: it is withdrawn from the beginning.
alter table mail add column withheld text check (withheld in ('LETTER_OFF', 'BOUNCED', 'COMPLAINED'));

-- How many mails of each letter went out lately.
create index mail_lately on mail (created_at) include (letter, sent_at, withheld);
