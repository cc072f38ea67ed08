-- The last request of a device about a subject that was carried out: a repeated one changes nothing, an earlier one that
-- arrives later is refused. Rows are removed after a week.
create table request_number (
  member_id text not null references member on delete cascade,
  subject text not null,
  device text not null,
  number bigint not null,
  at timestamptz not null,
  primary key (member_id, subject, device)
);
create index request_number_at on request_number (at);
