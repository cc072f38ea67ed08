-- A token with which another program calls the API as a role of the team (API-07). Only the hash of its secret is kept.
create table api_token (
  -- Made by the page that made the token, so that it is made once.
  api_token_id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  secret_hash text not null unique,
  -- The last four characters of the secret, by which somebody who has it finds its row.
  ending text not null,
  role text not null check (role in ('auditor', 'editor', 'support', 'commerce')),
  -- False: it only reads.
  may_write boolean not null,
  made_by text not null references member on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  -- The beginning of the hour in which it was used last; null for never.
  last_used_at timestamptz,
  ended_at timestamptz,
  -- Null while it is not ended, when the product ended it, and when they have left.
  ended_by text references member on delete set null
);
comment on column api_token.secret_hash is 'secret';
comment on table api_token is 'member data: account';
-- Two that are in use at once have different names, because the audit log names them.
create unique index api_token_name on api_token (lower(name)) where ended_at is null;
create index api_token_made on api_token (made_at desc, api_token_id);
create index api_token_made_by on api_token (made_by);
create index api_token_ended_by on api_token (ended_by) where ended_by is not null;
