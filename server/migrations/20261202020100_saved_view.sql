-- An address of a list of the studio with a name, of one person of the team (STU-04).
create table saved_view (
  -- Made by the page that saved it, so that it is saved once.
  saved_view_id uuid primary key,
  member_id text not null references member on delete cascade,
  -- The list: a kind of documents, or people.
  page text not null,
  name text not null,
  -- Of the address, with its question mark; '' for all.
  query text not null,
  -- Whether the rest of the team has it, too.
  shared boolean not null,
  unique (member_id, page, name)
);
create index saved_view_shared on saved_view (page, name) where shared;
comment on table saved_view is 'member data: account';
