-- History is added to, whoever asks: what was published once can be put back (DOC-05).
create function refuse_revision_change() returns trigger language plpgsql as $$
begin
  raise exception 'revision can only be added to' using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on revision
  for each statement execute function refuse_revision_change();
