-- One sitting in front of one video ('video session' in the documents).
create table viewing (
  viewing_id text primary key,
  member_id text not null references member on delete cascade,
  customer_id text not null references customer on delete restrict,
  video_id text not null references video on delete cascade,
  session_id text not null references session on delete cascade,
  course_id text not null references course on delete cascade,
  status text not null check (status in ('IN_PROGRESS', 'ENDED')),
  started_at timestamptz not null,
  last_beat_at timestamptz not null,
  ended_at timestamptz,
  client_seq bigint not null default 0,
  max_playhead double precision not null default 0,
  playing_seconds double precision not null default 0,
  user_client_uri text not null default '',
  -- What a heartbeat needs to know of the video, its course and the member, as of the start of the viewing. Copied
  -- from validated columns and never changed, so that a report validates nothing again.
  duration double precision not null,
  credit_rule text not null default 'farthest',
  -- Watching may still enroll the member: on demand, neither enrolled nor with the badge.
  may_enroll boolean not null default false,
  -- Where the credited play of the viewing's last report ended, in seconds of the video. The next report of the same
  -- viewing may begin inside that second, also when another device has reported in between. Null: no report yet.
  reported_to double precision
) with (fillfactor = 70);
create index viewing_member on viewing (member_id, started_at desc);
-- A heartbeat updates its viewing every ten seconds: without an index on the changed columns, and with free space on
-- the page, no index is updated (HOT). Few viewings are in progress at a time, so silent ones are found among them.
create index viewing_in_progress on viewing (started_at) where status = 'IN_PROGRESS';
comment on table viewing is 'member data: videos';

create table video_progress (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  video_id text not null references video on delete cascade,
  customer_id text not null references customer on delete restrict,
  farthest_watched_time double precision not null default 0,
  continue_at_time double precision not null default 0,
  -- Seconds of the video that were watched, as half-open ranges of whole seconds.
  covered int4multirange not null default '{}',
  completed_at timestamptz,
  watched_at timestamptz not null,
  -- When the resume position was reported, epoch milliseconds: a delayed offline report never moves it back.
  continue_at_seq bigint not null default 0,
  -- Credit belongs to a member's video, over all viewings together, and is earned by wall time alone: a new viewing
  -- brings none. Seconds of play earned and not spent at `watched_at`; negative while slack is in use.
  credit double precision not null default 0,
  primary key (member_id, session_id, video_id)
) with (fillfactor = 80);
-- No index on when a video was last watched, which every report changes: one member's rows are few and are sorted on
-- reading.
create index video_progress_session on video_progress (session_id);
comment on table video_progress is 'member data: videos';

create table course_completion (
  member_id text not null references member on delete cascade,
  course_id text not null references course on delete cascade,
  session_id text not null references session on delete cascade,
  customer_id text not null references customer on delete restrict,
  completed_at timestamptz not null,
  primary key (member_id, course_id, session_id)
);
comment on table course_completion is 'member data: courses';

create table course_badge (
  member_id text not null references member on delete cascade,
  course_id text not null references course on delete cascade,
  session_id text not null references session on delete cascade,
  customer_id text not null references customer on delete restrict,
  awarded_at timestamptz not null,
  primary key (member_id, course_id)
);
comment on table course_badge is 'member data: courses';
