create table content_progress (
  member_id text not null references member on delete cascade,
  session_content_id text not null references session_content on delete cascade,
  customer_id text not null references customer on delete restrict,
  type text not null check (type in ('BONUS_CONTENT', 'PROJECT_SUBMISSION', 'SESSION_COMPLETED', 'SESSION_CONSUMED')),
  status text not null check (status in ('Completed', 'NotStarted')),
  changed_at timestamptz not null,
  primary key (member_id, session_content_id, type)
);
comment on table content_progress is 'member data: courses';
