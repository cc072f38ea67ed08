-- Keeps what two accounts have as it is until they are one, in the order of docs/locks.md; who may sign in is locked
-- between these. They run as the owner, because figures, seats and contracts may be of several companies.
create function lock_merge_figures(leaving text, staying text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counting text;
begin
  for counting in
    select customer_id from member_figure where member_id in (leaving, staying)
    union select customer_id from figure_due where member_id in (leaving, staying)
    union select customer_id from seat where member_id in (leaving, staying)
    union select customer_id from member where member_id in (leaving, staying)
    order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('figures/' || counting, 0));
  end loop;
end $$;
grant execute on function lock_merge_figures to atrium_runtime;

create function lock_merge_holdings(leaving text, staying text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_merged_passes(leaving, staying);
  perform lock_merged_contracts(leaving, staying);
  perform lock_merged_courses(leaving, staying);
  perform lock_merged_progress(leaving, staying);
  perform lock_merged_members(leaving, staying);
end $$;
grant execute on function lock_merge_holdings to atrium_runtime;
