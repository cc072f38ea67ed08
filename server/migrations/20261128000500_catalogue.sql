create table faculty (
  faculty_id text primary key,
  full_name text not null,
  role text not null default '',
  image_url text not null,
  biography text not null,
  sort_order integer not null default 0,
  -- Where members reach a teaching assistant.
  slack_url text
);

create table course (
  course_id text primary key,
  course_type text not null check (course_type in ('WORKSHOP', 'SPRINT', 'CAPSTONE', 'BOOTCAMP', 'CRASH_COURSE', 'CUSTOMER', 'OPEN')),
  title text not null,
  subtitle text not null default '',
  description text not null default '',
  cover_image_url text not null,
  topic text not null,
  stacks text[] not null default '{}',
  difficulty text not null,
  length_minutes integer not null check (length_minutes > 0),
  rating real,
  rating_count integer not null default 0,
  open_to text[] not null default '{}',
  course_meta jsonb not null default '{}',
  credit_rule text not null default 'farthest' check (credit_rule in ('farthest', 'coverage')),
  faculty_names text not null default '',
  search tsvector not null generated always as (
    setweight(to_tsvector('english', fold(title)), 'A') ||
    setweight(to_tsvector('english', fold(subtitle || ' ' || topic || ' ' || faculty_names)), 'B') ||
    setweight(to_tsvector('english', fold(description)), 'C')
  ) stored,
  -- Words in which a search tolerates misspellings.
  search_words text not null generated always as (
    fold(title || ' ' || topic || ' ' || subtitle || ' ' || faculty_names)
  ) stored
);
create index course_search on course using gin (search);
create index course_search_words on course using gin (search_words gin_trgm_ops);

create table course_faculty (
  course_id text not null references course on delete cascade,
  faculty_id text not null references faculty on delete cascade,
  sort_order integer not null default 0,
  primary key (course_id, faculty_id)
);
create index course_faculty_faculty on course_faculty (faculty_id);

-- One run of a course. The capacity is not here: the enrollment module owns the seat counter.
create table session (
  session_id text primary key,
  course_id text not null references course on delete cascade,
  session_type text not null check (session_type in ('LIVE', 'ON_DEMAND')),
  title text not null,
  subtitle text not null default '',
  description text not null default '',
  start_at timestamptz,
  end_at timestamptz,
  activate_at timestamptz,
  enrollment_opens_at timestamptz,
  enrollment_close timestamptz,
  time_zone text not null default 'UTC',
  is_free_session boolean not null default false,
  hide_in_catalog boolean not null default false,
  manual_enrollment boolean not null default false,
  waitlist_allowed boolean not null default false,
  recording_counts boolean not null default false,
  cancelled_at timestamptz,
  -- When false: holders are told that it is not available yet, nobody else learns of it.
  published boolean not null default true,
  gated_access_type text,
  session_meta jsonb not null default '{}',
  course_type_meta jsonb not null default '{}',
  ui_customizations jsonb not null default '{}',
  calendar_fallback_url text,
  teaching_assistant_id text references faculty on delete set null,
  -- Another address of a session's content.
  slug text unique,
  -- Raised by triggers with each change that a calendar shows.
  revision integer not null default 0,
  check ((session_type = 'ON_DEMAND') = (start_at is null)),
  check ((start_at is null) = (end_at is null)),
  check (end_at >= start_at)
);
create index session_course on session (course_id, start_at);
create index session_start on session (start_at) where start_at is not null;
create index session_end on session (end_at) where end_at is not null;
-- Sessions that the catalogue may show, by their end; on-demand ones never end.
create index session_listed on session ((coalesce(end_at, 'infinity'::timestamptz)))
  include (course_id, start_at, end_at, session_id) where published and not hide_in_catalog and cancelled_at is null;
create index session_free on session ((coalesce(end_at, 'infinity'::timestamptz))) where is_free_session;

create table meeting (
  session_id text not null references session on delete cascade,
  meeting_number integer not null,
  title text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- As of a session.
  revision integer not null default 0,
  primary key (session_id, meeting_number),
  check (end_at > start_at)
);
-- Meetings that are over, for their reports.
create index meeting_end on meeting (end_at);

-- The sentences of a transcript in their order, as {startSeconds, sentence, words}: `words` is the text search
-- vector. A caption ends where the line is full, so captions are joined until one ends a sentence.
create function sentences_of(transcript jsonb) returns jsonb language sql immutable parallel safe as $$
  with cue as (
    select n, (said ->> 'startSeconds')::double precision as begins, said ->> 'text' as words
    from jsonb_array_elements(transcript) with ordinality as cues(said, n)
  ), numbered as (
    select n, begins, words,
      count(*) filter (where words ~ '[.?!][”"'')]*$') over (order by n rows between unbounded preceding and 1 preceding) as sentence_number
    from cue
  ), whole as (
    select min(begins) as begins, string_agg(words, ' ' order by n) as sentence, sentence_number from numbered group by sentence_number
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'startSeconds', begins, 'sentence', sentence, 'words', to_tsvector('english', fold(sentence))::text
  ) order by sentence_number), '[]') from whole
$$;

create table video (
  video_id text primary key,
  external_key text not null,
  title text not null,
  description text not null default '',
  duration double precision not null check (duration > 0),
  aspect_width integer not null default 16,
  aspect_height integer not null default 9,
  thumbnail_url text not null,
  is_ai_generated boolean not null default false,
  meta jsonb not null default '{}',
  chapters jsonb not null default '[]',
  transcript jsonb not null default '[]',
  -- What is said, for the search inside lessons.
  search tsvector not null generated always as (
    to_tsvector('english', fold(jsonb_path_query_array(transcript, '$[*].text')::text))
  ) stored,
  sentences jsonb not null generated always as (sentences_of(transcript)) stored
);
create index video_external_key on video (external_key);
create index video_search on video using gin (search);

-- The content tree of a session: announcements, containers and their items. On-demand groups are containers too.
create table session_content (
  session_content_id text primary key,
  session_id text not null references session on delete cascade,
  parent_id text references session_content on delete cascade,
  kind text not null check (kind in ('ANNOUNCEMENT', 'CONTAINER', 'RICH_TEXT', 'VIDEO_GROUP', 'CTA_BUTTON', 'CALENDAR', 'SCHEDULE', 'CHECKLIST_ITEM')),
  container_type text check (container_type in ('WELCOME', 'RESOURCES', 'TASK', 'PROJECT_SUBMISSION')),
  title text not null default '',
  calendar_date timestamptz,
  enabled_at timestamptz,
  sort_order integer not null default 0,
  optional boolean not null default false,
  data jsonb not null default '{}',
  check ((kind = 'CONTAINER') = (container_type is not null))
);
create index session_content_session on session_content (session_id, sort_order);
create index session_content_parent on session_content (parent_id);

create table group_video (
  session_content_id text not null references session_content on delete cascade,
  video_id text not null references video on delete cascade,
  course_content_id text not null unique,
  sort_order integer not null default 0,
  optional boolean not null default false,
  completion_required boolean not null default false,
  hide_preview boolean not null default false,
  primary key (session_content_id, video_id)
);
create index group_video_video on group_video (video_id);

create table bookmark (
  member_id text not null references member on delete cascade,
  content_type text not null check (content_type in ('COURSE', 'LP_USER_PICK')),
  content_id text not null,
  created_at timestamptz not null,
  primary key (member_id, content_type, content_id)
);
comment on table bookmark is 'member data: courses';

create table page_content (
  slug text not null,
  lang_code text not null default 'en',
  publish_status text not null default 'ACTIVE' check (publish_status in ('ACTIVE', 'DRAFT')),
  title text not null,
  body text not null,
  primary key (slug, lang_code, publish_status)
);

-- The version of the catalogue data that all members share, which each process caches: every request reads it
-- together with the member's own rows, so that cached data is never outdated (decision 010).
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null,
  -- the transaction
  changed_by text
);

insert into catalogue_version (version) values (1);
