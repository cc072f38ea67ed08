-- A film that somebody of the team uploads, from its first byte until it is a stream (MED-01, MED-02). What is made of
-- it are the files of `media/<film_id>`, and a video names it by its id. Rows stay, so that a draft which names one
-- that was refused says so.
create table film (
  film_id text primary key,
  -- Null when they have left.
  added_by text references member on delete set null,
  -- As it was given, for people to recognize it; never a path.
  file_name text not null,
  -- Of the upload, as it was announced.
  bytes bigint not null check (bytes > 0),
  state text not null default 'UPLOADING'
    check (state in ('UPLOADING', 'WAITING', 'ENCODING', 'READY', 'REFUSED', 'FAILED')),
  -- Of its encoding, in percent.
  progress integer not null default 0 check (progress between 0 and 100),
  -- How often its encoding was begun.
  tries integer not null default 0,
  -- Why it was refused, or could not be encoded.
  fault text check ((fault is not null) = (state in ('REFUSED', 'FAILED'))),
  created_at timestamptz not null,
  -- Of what was encoded: seconds, and the pixels of the picture as it is seen.
  duration double precision,
  width integer,
  height integer,
  -- From when the bytes that have arrived may be removed; null once they are.
  removable_at timestamptz,
  check (state <> 'READY' or (duration > 0 and width > 0 and height > 0))
);
create index film_added_by on film (added_by);
create index film_removable on film (removable_at);
