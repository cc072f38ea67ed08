-- The audit log is searched by act and by who ran a command, too (RUN-01).
create index audit_entry_action on audit_entry (action, at desc);
create index audit_entry_actor_name on audit_entry (actor_name) where actor_name is not null;
