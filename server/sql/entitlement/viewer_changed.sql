-- Notifies the processes, which cache viewers, when a row of a member's viewer changes.
create function notify_viewer() returns trigger language plpgsql as $$
begin
  perform pg_notify('viewer_changed', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'member_id');
  return null;
end $$;
create function notify_every_viewer() returns trigger language plpgsql as $$
begin
  perform pg_notify('viewer_changed', '*');
  return null;
end $$;

create trigger viewer after update or delete on member for each row execute function notify_viewer();
create trigger viewer after update on customer for each statement execute function notify_every_viewer();
create trigger viewer after insert or update or delete on entitlement_grant for each row execute function notify_viewer();
create trigger viewer after insert or update or delete on member_standing for each row execute function notify_viewer();
create trigger viewer after insert or update or delete on entitlement for each statement execute function notify_every_viewer();
create trigger viewer after insert or update or delete on flag for each statement execute function notify_every_viewer();
create trigger viewer after insert or update or delete on staff_role for each row execute function notify_viewer();
create trigger viewer after insert or update or delete on staff_customer for each row execute function notify_viewer();
create trigger viewer after insert or update or delete on staff_course for each row execute function notify_viewer();
create trigger viewer after insert or delete on second_factor for each row execute function notify_viewer();
create trigger viewer after insert or update or delete on staff_factor_due for each row execute function notify_viewer();
