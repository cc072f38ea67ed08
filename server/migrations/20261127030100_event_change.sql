-- Events whose dates were changed, or that were canceled, and of which their attendees were not told yet (D74): what they
-- know. Written in the transaction of the change; removed in that of the mails.
create table event_change (
  member_event_id text primary key references member_event on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz,
  status text not null check (status in ('PUBLISHED', 'CANCELED'))
);
