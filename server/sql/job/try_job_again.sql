-- Has a job that failed, was given up or was stopped run at once, as if it had never failed. False when it runs, waits
-- already, or is gone.
create function try_job_again(job bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update graphile_worker._private_jobs
  set attempts = 0, run_at = now(), flags = flags - 'stopped', updated_at = now()
  where id = job and locked_at is null and attempts > 0;
  if not found then return false; end if;
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  return true;
end $$;
grant execute on function try_job_again to atrium_runtime;
