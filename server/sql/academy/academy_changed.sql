-- Notifies the processes, which keep the settings of the academy in memory.
create function notify_academy() returns trigger language plpgsql as $$
begin
  perform pg_notify('academy_changed', new.version::text);
  return null;
end $$;

create trigger changed after insert on academy_settings for each row execute function notify_academy();

-- History is added to, whoever asks: what counted once can be put back (BEG-04).
create function refuse_academy_change() returns trigger language plpgsql as $$
begin
  raise exception 'academy_settings can only be added to' using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on academy_settings
  for each statement execute function refuse_academy_change();
