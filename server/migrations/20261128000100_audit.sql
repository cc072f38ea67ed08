create table audit_entry (
  audit_entry_id bigint primary key generated always as identity,
  at timestamptz not null,
  actor_member_id text,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_entry_subject on audit_entry (subject, at desc);
