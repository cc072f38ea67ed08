-- What members hand in for the projects of a session, version by version, and what the team answers (RUN-02, SSN-08).
-- Whether a project counts as handed in stays in content_progress.
create table project_submission (
  submission_id uuid primary key,
  member_id text not null references member on delete cascade,
  session_content_id text not null references session_content on delete cascade,
  session_id text not null references session on delete cascade,
  -- Of a member and a project, from 1.
  number integer not null check (number >= 1),
  -- Where the work is, and what they say about it; both may be empty, since the work may have gone another way.
  link text not null default '',
  note text not null default '',
  submitted_at timestamptz not null,
  state text not null check (state in ('WAITING', 'RETURNED', 'REVIEWED')),
  -- What the team answers.
  words text not null default '',
  -- Null while it waits.
  reviewed_at timestamptz,
  -- Null while it waits, and when they have left.
  reviewer_id text references member on delete set null,
  -- When a newer version came; null of the newest.
  replaced_at timestamptz,
  unique (member_id, session_content_id, number),
  check ((state = 'WAITING') = (reviewed_at is null))
);
create unique index project_submission_newest on project_submission (member_id, session_content_id)
  where replaced_at is null;
create index project_submission_state on project_submission (state, submitted_at, submission_id)
  where replaced_at is null;
create index project_submission_session on project_submission (session_id, state, submitted_at, submission_id)
  where replaced_at is null;
create index project_submission_content on project_submission (session_content_id);
create index project_submission_reviewer on project_submission (reviewer_id) where reviewer_id is not null;
comment on table project_submission is 'member data: courses';

-- What was handed in before has neither link nor text, and what was returned no words. What came longer ago than a month
-- was answered elsewhere, or never will be: it is no work for anybody.
insert into project_submission (submission_id, member_id, session_content_id, session_id, number, submitted_at, state,
    reviewed_at)
  select gen_random_uuid(), p.member_id, p.session_content_id, n.session_id, 1, p.changed_at,
    case p.status when 'Completed' then 'WAITING' else 'RETURNED' end,
    case p.status when 'Completed' then null else p.changed_at end
  from content_progress p join session_content n using (session_content_id)
  where p.type = 'PROJECT_SUBMISSION' and (p.status <> 'Completed' or p.changed_at > now() - interval '30 days');
