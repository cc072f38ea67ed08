-- A browser is known to an account by the secret in its cookie, no longer by its kind: a stranger's browser is often of
-- the same kind as the member's own. What was known by kind is forgotten, so that no member is told of their own browser;
-- the first sign-in of an account after this is no news.
delete from known_browser;
alter table known_browser
  drop constraint known_browser_pkey,
  -- of the secret and the member, so that two accounts of one browser have nothing in common here
  add column browser_hash text not null,
  -- the last sign-in in this browser: who signs all others out keeps the one that asks
  add column sid text not null,
  add column used_at timestamptz not null,
  add primary key (member_id, browser_hash);
create index known_browser_used on known_browser (used_at);
comment on column known_browser.browser_hash is 'secret';
