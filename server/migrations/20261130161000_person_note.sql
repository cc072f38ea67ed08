-- What the team notes about a person, for itself (PEO-01). The id comes with the press that adds it, so that a note which
-- is sent twice is there once. It is part of a copy of their data, because it is about them.
create table person_note (
  note_id uuid primary key,
  member_id text not null references member on delete cascade,
  -- Null when they have left.
  author_id text references member on delete set null,
  note text not null check (char_length(note) between 1 and 2000),
  written_at timestamptz not null
);
create index person_note_member on person_note (member_id, written_at desc);
create index person_note_author on person_note (author_id) where author_id is not null;
comment on table person_note is 'member data: account';
