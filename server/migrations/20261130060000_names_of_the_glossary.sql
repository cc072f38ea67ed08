-- The words of docs/glossary.md, as the code has them.
alter table session_seat rename column next_place to next_waitlist_number;
alter table enrollment rename column place to waitlist_number;
alter table session_reminder rename column told_at to reminded_at;
alter table member_event_rsvp rename column told_revision to notified_revision;
alter table billing_product rename column position to sort_order;
alter table federation_attempt rename column pass_code to pass_short_code;

-- What happened to an enrollment is a step: an event is one that members attend.
alter table enrollment_event rename to enrollment_step;
alter table enrollment_step rename column enrollment_event_id to enrollment_step_id;
alter index enrollment_event_session rename to enrollment_step_session;
alter index enrollment_event_member rename to enrollment_step_member;
alter sequence enrollment_event_enrollment_event_id_seq rename to enrollment_step_enrollment_step_id_seq;

-- A renamed column keeps the names of its constraints; which ones have a name depends on the version of PostgreSQL.
do $$ declare
  part record;
begin
  for part in
    select k.conrelid::regclass as of_table, k.conname as former,
      replace(replace(replace(replace(replace(k.conname, 'enrollment_event', 'enrollment_step'),
        'next_place', 'next_waitlist_number'), 'told_at', 'reminded_at'), 'told_revision', 'notified_revision'),
        'billing_product_position', 'billing_product_sort_order') as name
    from pg_constraint k
    where k.conrelid in ('enrollment_step'::regclass, 'session_seat'::regclass, 'session_reminder'::regclass,
      'member_event_rsvp'::regclass, 'billing_product'::regclass)
  loop
    if part.name <> part.former then
      execute format('alter table %s rename constraint %I to %I', part.of_table, part.former, part.name);
    end if;
  end loop;
end $$;
