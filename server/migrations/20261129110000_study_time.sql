-- Hours of study are computed from the courses (D86). Those that were typed in are dropped: a credential from before
-- says none.
alter table certificate drop column hours;
alter table credential drop column hours;
alter table credential add column study_minutes integer check (study_minutes > 0);
