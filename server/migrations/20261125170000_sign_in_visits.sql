-- All sign-ins of a member by time, ended ones included: the seats page shows the newest one as the last visit.
create index sign_in_visits on sign_in (member_id, created_at desc);
drop index sign_in_member;
