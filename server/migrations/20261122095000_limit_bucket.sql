-- Uses that are limited, counted in windows of time: the uses since the window began, and when it ends.
create table limit_bucket (
  bucket text primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index limit_bucket_end on limit_bucket (ends_at);

-- Replaced by request_number and limit_bucket.
drop table member_event_rsvp_order;
