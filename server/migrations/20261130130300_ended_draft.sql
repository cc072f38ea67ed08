-- Drafts that ended without a revision of their own, by which a repeated call is recognized. It can only be added to.
create table ended_draft (
  kind text not null,
  id text not null,
  version bigint not null,
  -- The revision that said the same already, 0 for none; null: the draft was removed with its document.
  revision integer check (revision >= 0),
  primary key (kind, id, version)
);
revoke update, delete, truncate on ended_draft from atrium_runtime;
