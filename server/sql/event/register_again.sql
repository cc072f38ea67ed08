-- An attendee of an event is registered at the meeting provider under an address of theirs, for the link of a room.
-- When either changes, a job ends that registration and makes another (D37, THR-41): the provider would go on writing
-- to the former address, and the person's own link would lead to the former room. A job that is asking the provider
-- meanwhile sees by `changes` that it has to ask again.
create function register_again(answer bigint, former_link text) returns void language plpgsql as $$
declare
  former member_event_rsvp;
begin
  select * into strict former from member_event_rsvp where member_event_rsvp_id = answer for no key update;
  if former.zoom_registrant_id is not null then
    perform enqueue_job('event.registerAgain', json_build_object('memberId', former.member_id,
      'memberEventId', former.member_event_id, 'link', former_link, 'registrantId', former.zoom_registrant_id), null, 25);
  end if;
  update member_event_rsvp set zoom_join_url = null, zoom_registrant_id = null, changes = changes + 1
  where member_event_rsvp_id = answer;
end $$;

create function register_new_address() returns trigger language plpgsql as $$
begin
  perform register_again(r.member_event_rsvp_id, e.zoom_link)
  from member_event_rsvp r join member_event e using (member_event_id)
  where r.member_id = new.member_id and (r.zoom_registrant_id is not null or r.registered_changes < r.changes);
  return null;
end $$;

create trigger register_new_address after update on member for each row
  when (old.email is distinct from new.email) execute function register_new_address();

create function register_new_room() returns trigger language plpgsql as $$
begin
  perform register_again(r.member_event_rsvp_id, old.zoom_link)
  from member_event_rsvp r
  where r.member_event_id = new.member_event_id
    and (r.zoom_registrant_id is not null or r.registered_changes < r.changes);
  return null;
end $$;

create trigger register_new_room after update on member_event for each row
  when (old.zoom_link is distinct from new.zoom_link) execute function register_new_room();

-- While an event is canceled, nobody is registered: neither who changes their address then, nor who had answered just
-- before. When it takes place after all, a job registers them.
create function register_after_all() returns trigger language plpgsql as $$
declare
  waiting record;
begin
  for waiting in
    update member_event_rsvp set changes = changes + 1
    where member_event_id = new.member_event_id and status = 'ACTIVE' and zoom_registrant_id is null
    returning member_id, member_event_id
  loop
    perform enqueue_job('event.settleRegistration', json_build_object('memberId', waiting.member_id,
      'memberEventId', waiting.member_event_id), waiting.member_id || '/' || waiting.member_event_id, 25);
  end loop;
  return null;
end $$;

create trigger register_after_all after update on member_event for each row
  when (old.status <> 'PUBLISHED' and new.status = 'PUBLISHED' and new.zoom_link is not null)
  execute function register_after_all();
grant execute on function register_again to atrium_runtime;
