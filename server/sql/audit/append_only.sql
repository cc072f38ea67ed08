-- The audit log can only be added to, whoever asks (STF-05); a migration that must change entries says so by disabling
-- this trigger for its transaction.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry can only be added to' using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();
