-- A file that somebody was allowed to upload: a member's own picture, or a picture or document of the team (MED-04).
create table upload (
  -- Random; the storage keeps the file under it, with the ending of what is made of it.
  upload_id text primary key,
  upload_key text not null unique,
  kind text not null check (kind in ('profileImage', 'picture', 'cover', 'document')),
  -- Whose own it is; null for one of the team.
  member_id text references member on delete cascade,
  -- Who of the team has added it.
  added_by text references member on delete set null,
  -- As it was given, for people to recognize it; never a path.
  file_name text not null default '',
  created_at timestamptz not null,
  -- When what was sent was checked and encoded again; null until then.
  published_at timestamptz,
  -- Of what was published.
  content_type text,
  bytes integer,
  checksum text,
  width integer,
  height integer,
  pages integer,
  -- From when it may be removed: its form has expired, or another picture has replaced it. Null: it stays.
  removable_at timestamptz,
  check (kind = 'profileImage' or member_id is null)
);
create index upload_member on upload (member_id, created_at);
create index upload_added_by on upload (added_by);
create index upload_removable on upload (removable_at);
create index upload_newest on upload (created_at desc, upload_id desc) where member_id is null and published_at is not null;
comment on table upload is 'member data: profile';

-- The nodes that name an upload, for `upload_uses`: content has many more.
create index session_content_uploads on session_content (session_id) where data::text ~ '[0-9a-f]{32}\.(webp|pdf)';

insert into upload (upload_id, upload_key, kind, member_id, created_at, published_at, content_type, removable_at)
select split_part(picture_key, '.', 1), picture_key, 'profileImage', member_id, requested_at,
  case when removable_at is null then requested_at end,
  case when removable_at is null then 'image/webp' end, removable_at
from profile_picture;
drop table profile_picture;
