-- An act of the team on many things at once (STU-04), which the queue carries out one after another.
create table bulk_act (
  -- Made by the page that began it, so that it is begun once.
  bulk_act_id uuid primary key,
  act text not null check (act in ('PUBLISH', 'SCHEDULE', 'ARCHIVE', 'RESTORE', 'GIVE_AREA')),
  -- The kind of the documents; null for an act on people.
  kind text,
  -- When documents are published, epoch milliseconds.
  publish_at timestamptz,
  -- What people get, and until the end of which day in their zone.
  area text,
  last_day text,
  reason text not null,
  -- As draft.saved_by.
  begun_by text not null,
  begun_at timestamptz not null,
  -- Nothing more is done after it.
  stopped_at timestamptz,
  ended_at timestamptz,
  check ((kind is null) = (act = 'GIVE_AREA')),
  check ((publish_at is not null) = (act = 'SCHEDULE')),
  check ((area is not null and last_day is not null) = (act = 'GIVE_AREA'))
);
create index bulk_act_begun on bulk_act (begun_by, begun_at desc);
create index bulk_act_ended on bulk_act (ended_at) where ended_at is not null;

-- The things of such an act, in their order, as they were chosen.
create table bulk_item (
  bulk_act_id uuid not null references bulk_act on delete cascade,
  place integer not null,
  -- A document with its title, and the version of the draft that was chosen; or a person.
  document_id text,
  title text,
  version bigint,
  member_id text references member on delete cascade,
  -- Null until it was tried; SAME: it was so already.
  outcome text check (outcome in ('DONE', 'SAME', 'FAILED')),
  why text,
  primary key (bulk_act_id, place),
  check ((document_id is null) <> (member_id is null)),
  check ((outcome = 'FAILED') = (why is not null))
);
create index bulk_item_left on bulk_item (bulk_act_id, place) where outcome is null;
create index bulk_item_member on bulk_item (member_id) where member_id is not null;
comment on table bulk_item is 'member data: account';
