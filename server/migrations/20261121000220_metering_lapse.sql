alter table metering_use
  -- How often the video was reserved in this window; one that lapsed and is taken up again is another reservation.
  add column reservations integer not null default 1,
  -- How far the member had watched it when it was first reserved, over all sessions it stands in. Seconds.
  add column farthest_before double precision not null default 0,
  add column covered_before integer not null default 0;
