-- Whether a command has scheduled it, which may publish everything; else `scheduled_by` is a person, who may be gone by
-- then, and publishes nothing any more (DOC-04).
alter table draft add column scheduled_by_command boolean not null default false;
update draft set scheduled_by_command = true
where scheduled_by is not null and not exists (select from member m where m.member_id = draft.scheduled_by);
alter table draft add check (not scheduled_by_command or scheduled_by is not null);
