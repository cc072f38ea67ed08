-- Whether members meet somebody who teaches: their courses keep those who are taken back, and show them again later
-- (DOC-01). `sort_order` was another order than that of each course, which all pages serve (course_faculty).
alter table faculty
  add column published boolean not null default true,
  add column created_at timestamptz not null default now(),
  drop column sort_order;
alter table faculty alter column created_at drop default;
-- Whom sessions have as their assistant.
create index session_teaching_assistant on session (teaching_assistant_id) where teaching_assistant_id is not null;
