-- The account that stays has what the other was besides its rows, and is looked at again by what follows from them. The
-- id of the other leads to it from now on. Runs as the owner, because seats may be of several companies.
create function finish_merge(leaving text, staying text, instant timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform merge_members(leaving, staying, instant);
  insert into merged_account (former_id, member_id, merged_at) values (leaving, staying, instant);
  perform mark_merged_figures(staying);
  perform enqueue_job('certificate.evaluate', json_build_object('memberId', staying), staying);
end $$;
grant execute on function finish_merge to atrium_runtime;
