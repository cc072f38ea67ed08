-- A member is registered in the room of a session that has moved to another link: what the provider of the former link
-- knows of them is removed, because an erasure would find the present registration alone (ACT-05).
create function forget_former_room() returns trigger language plpgsql as $$
begin
  perform enqueue_job('privacy.removeRegistration',
    json_build_object('link', old.link, 'registrantId', old.registrant_id), old.registrant_id || '/' || old.link, 25);
  return null;
end $$;
create trigger forget_former_room after update on meeting_registration for each row
  when (old.link is distinct from new.link) execute function forget_former_room();
