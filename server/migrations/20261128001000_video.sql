-- A limited member's allowance: one row for each video and window; it counts once confirmed, or while its reservation
-- is fresh.
create table metering_use (
  member_id text not null references member on delete cascade,
  window_start date not null,
  video_id text not null references video on delete cascade,
  customer_id text not null references customer on delete restrict,
  reserved_at timestamptz not null,
  confirmed_at timestamptz,
  -- How often the video was reserved in this window; reserving it again after a lapse counts as another reservation.
  reservations integer not null default 1,
  -- How far the member had watched it when it was first reserved, over all its sessions. Seconds.
  farthest_before double precision not null default 0,
  covered_before integer not null default 0,
  primary key (member_id, window_start, video_id)
);
comment on table metering_use is 'member data: videos';
