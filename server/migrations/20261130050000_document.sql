-- Documents (D92): the tables of each subject stay the published state. Beside them is what somebody is writing, at most
-- one draft of a document, and what was ever published.

-- One number for each save of any draft, so that a version that was seen once is never that of another draft.
create sequence draft_version;

create table draft (
  kind text not null,
  id text not null,
  body jsonb not null,
  -- The number of the revision that it began from; 0: there was none.
  base integer not null check (base >= 0),
  version bigint not null default nextval('draft_version'),
  -- The id of a person, else the name of the user at the command line.
  saved_by text not null,
  saved_at timestamptz not null,
  -- When it is published by itself, with this note, and who has said so.
  publish_at timestamptz,
  scheduled_by text,
  note text not null default '',
  -- Why that could not be done, and when.
  failed_at timestamptz,
  failure text,
  primary key (kind, id),
  check ((publish_at is null) = (scheduled_by is null)),
  check ((failed_at is null) = (failure is null)),
  check (failed_at is null or publish_at is not null)
);
create index draft_due on draft (publish_at) where publish_at is not null and failed_at is null;

-- Every published version of a document. It can only be added to.
create table revision (
  kind text not null,
  id text not null,
  number integer not null check (number > 0),
  body jsonb not null,
  note text not null default '',
  -- As draft.saved_by. Null: it was there before its history began, or was changed outside of it.
  actor text,
  at timestamptz not null,
  -- The version of the draft that was published, by which a repeated call is recognized.
  draft_version bigint,
  primary key (kind, id, number)
);
revoke update, delete, truncate on revision from atrium_runtime;

-- Documents that are left out of the lists of the staff. Members do not meet them.
create table archived_document (
  kind text not null,
  id text not null,
  archived_by text not null,
  archived_at timestamptz not null,
  primary key (kind, id)
);
