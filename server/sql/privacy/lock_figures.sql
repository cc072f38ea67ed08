-- Waits for the folds of all companies that count a member, and keeps them waiting until the transaction ends: a fold
-- refers to members whose rows an erasure removes. It runs as the owner, because the companies may be several.
create function lock_figures(leaving text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counting text;
begin
  for counting in
    select customer_id from member_figure where member_id = leaving
    union select customer_id from figure_due where member_id = leaving
    union select customer_id from seat where member_id = leaving
    union select customer_id from member where member_id = leaving and customer_id is not null
    order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('figures/' || counting, 0));
  end loop;
end $$;
grant execute on function lock_figures to atrium_runtime;
