-- The settings of the academy (BEG-04): every version that was saved, the newest of which counts. It can only be added
-- to. Before the first one the academy is as the product and the environment of its server have it.
create table academy_settings (
  version integer primary key check (version > 0),
  body jsonb not null,
  -- As draft.saved_by.
  saved_by text not null,
  saved_at timestamptz not null
);
revoke update, delete, truncate on academy_settings from atrium_runtime;
