-- What the mail provider has told about addresses: how often a mail came back for good, and since when none is sent.
create table mail_trouble (
  address citext primary key,
  hard_bounces integer not null default 0,
  -- What the receiving server said last; '' for nothing.
  last_words text not null default '',
  last_at timestamptz not null,
  stopped_for text check (stopped_for in ('BOUNCED', 'COMPLAINED')),
  stopped_since timestamptz,
  check ((stopped_for is null) = (stopped_since is null))
);

-- The notices that were taken, so that one that is sent again counts once.
create table mail_notice (
  notice_id text primary key,
  received_at timestamptz not null
);
create index mail_notice_received on mail_notice (received_at);
