-- The kinds of browser with which each member has signed in, such as 'Chrome on Windows': a sign-in with another one is
-- told by mail. Sign-ins are removed when their tokens have expired; these are kept, so that a member who comes back
-- after months is told of a stranger, and not of their own browser.
create table known_browser (
  member_id text not null references member on delete cascade,
  browser text not null,
  since timestamptz not null,
  primary key (member_id, browser)
);
insert into known_browser (member_id, browser, since)
select member_id, user_agent, min(created_at) from sign_in group by member_id, user_agent;
comment on table known_browser is 'member data: account';
