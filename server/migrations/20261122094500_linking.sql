-- Who is signed in while a second way to sign in is added; and the tickets of one browser are searched by it.
alter table federation_attempt add column member_id text references member on delete cascade;
-- The sign-in in which the member asked for it: the answer counts while it lives.
alter table federation_attempt add column sid text;
create index federation_attempt_member on federation_attempt (member_id) where member_id is not null;
create index federation_attempt_browser on federation_attempt (browser_hash);

-- The second address by which a member signs in: asked for, then verified by a sign-in with it (D10). One each.
create table account_link (
  member_id text primary key references member on delete cascade,
  email citext not null,
  requested_at timestamptz not null,
  -- Until when the request may be verified.
  expires_at timestamptz not null,
  verified_at timestamptz
);
