-- Moves what a company's figures count (D58) from a member who is erased to one without a name (D60): facts are the
-- tables that name member and customer, and go with the member. An answer to an event has the person's own link, and an
-- unfinished certificate belongs to nobody any more: both go, as do the figures, which are made of the facts again. It
-- runs as the owner, because seats of several companies may be among them.
create function keep_figures(leaving text, former text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fact text;
begin
  for fact in
    select c.conrelid::regclass::text from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'customer_id'
    where c.contype = 'f' and c.confrelid = 'member'::regclass and c.confdeltype = 'c'
      and c.conrelid::regclass::text not in ('member_event_rsvp', 'member_certificate',
        'figure_due', 'member_day', 'member_figure', 'member_course_figure')
    order by 1
  loop
    execute format('update %I set member_id = $2 where member_id = $1', fact) using leaving, former;
  end loop;
end $$;
grant execute on function keep_figures to atrium_runtime;
