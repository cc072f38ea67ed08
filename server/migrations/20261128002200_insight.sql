-- Insights for companies ('case studies' in the API).
create table case_study (
  case_study_id text primary key,
  title text not null,
  published_at timestamptz not null,
  cover_image_url text not null,
  -- HTML, sanitized when it is written and again when it is served.
  body_text text not null default '',
  -- Its video. Null: the picture.
  video_id text references video on delete set null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  -- For the search by name.
  search_title text not null generated always as (fold(title)) stored
);
create index case_study_published on case_study (published_at desc, case_study_id) where status = 'PUBLISHED';
create index case_study_video on case_study (video_id);

-- One sitting in front of the video of an insight. It counts towards no course and no allowance.
create table case_study_viewing (
  member_id text not null references member on delete cascade,
  -- Made by the browser, so that a repeated report is the same row.
  viewing_key text not null,
  case_study_id text not null references case_study on delete cascade,
  customer_id text not null references customer on delete restrict,
  started_at timestamptz not null,
  reported_at timestamptz not null,
  playing_seconds double precision not null default 0,
  max_playhead double precision not null default 0,
  primary key (member_id, viewing_key)
);
create index case_study_viewing_case_study on case_study_viewing (case_study_id, started_at);
comment on table case_study_viewing is 'member data: videos';
