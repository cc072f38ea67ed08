-- Who acted is a person, a command's user or the product itself; why, and what was before and after, are columns of
-- their own (STF-05). Earlier entries keep what they say: the name of a command's user stays in their detail as well.
alter table audit_entry
  add column actor_kind text check (actor_kind in ('PERSON', 'COMMAND', 'JOB')),
  add column actor_name text,
  add column reason text,
  add column before jsonb,
  add column after jsonb;

update audit_entry set
  actor_kind = case
    when actor_member_id is not null then 'PERSON'
    when action in (
      'ATTENDANCE_MARKED', 'ATTENDANCE_MARK_TAKEN_BACK', 'CERTIFICATE_HELD_BACK', 'CERTIFICATE_RELEASED',
      'DOMAIN_ADDED', 'DOMAIN_REMOVED', 'EMAIL_CHANGED', 'IDENTITY_FORGOTTEN', 'LEARNING_PLAN_CONTENT_SAVED',
      'LEARNING_SYSTEM_REMOVED', 'LEARNING_SYSTEM_SAVED', 'PASS_CODES_MADE', 'PASS_REGISTRATION_REMOVED', 'PASS_SAVED',
      'PRODUCTS_SAVED', 'REALM_ADDED', 'REALM_CHANGED', 'REALM_REMOVED', 'SETUP_LINK_MADE', 'STAFF_JOINED',
      'STAFF_LEFT', 'STAFF_ROLES_CHANGED'
    ) then 'COMMAND'
    else 'JOB'
  end,
  actor_name = case when actor_member_id is null then detail ->> 'by' end,
  reason = case when action in (
    'ATTENDANCE_MARKED', 'ATTENDANCE_MARK_TAKEN_BACK', 'CERTIFICATE_HELD_BACK', 'CERTIFICATE_REVOKED'
  ) then detail ->> 'reason' end;

alter table audit_entry alter column actor_kind set not null;

-- The log is read from its end, by person and by action.
create index audit_entry_at on audit_entry (at desc, audit_entry_id desc);
create index audit_entry_actor on audit_entry (actor_member_id, at desc) where actor_member_id is not null;
