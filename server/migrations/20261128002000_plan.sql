-- The quiz and the rules by which it gives a plan. A version is never changed, so that a plan keeps the one it was
-- made by.
create table learning_plan_content (
  version integer primary key check (version > 0),
  content jsonb not null,
  saved_at timestamptz not null
);

-- The plans of members, replaced ones included.
create table learning_plan (
  learning_plan_id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  version integer not null references learning_plan_content on delete restrict,
  -- of the version's plans
  plan_key text not null,
  -- the key of the chosen option by question
  responses jsonb not null,
  made_at timestamptz not null,
  replaced_at timestamptz
);
create unique index learning_plan_current on learning_plan (member_id) where replaced_at is null;
create index learning_plan_member on learning_plan (member_id);
create index learning_plan_version on learning_plan (version);
comment on table learning_plan is 'member data: answers';
