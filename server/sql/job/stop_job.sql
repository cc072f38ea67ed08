-- Has a job that does not run be tried no more, until somebody has it tried again; what it is about may be queued anew,
-- as a job of its own. `failure`: the error for which it counts as given up; null: it was stopped. False when it runs,
-- was stopped, or is gone.
create function stop_job(job bigint, failure text default null) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update graphile_worker._private_jobs
  set attempts = max_attempts, last_error = coalesce(failure, last_error), updated_at = now(),
    flags = case when failure is null then coalesce(flags, '{}') || '{"stopped": true}' else flags end
  where id = job and locked_at is null and not (attempts >= max_attempts and coalesce(flags, '{}') ? 'stopped');
  return found;
end $$;
grant execute on function stop_job to atrium_runtime;

-- Removes what was stopped before an instant, with its payload.
create function remove_stopped_jobs(before timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from graphile_worker._private_jobs
  where locked_at is null and attempts >= max_attempts and flags ? 'stopped' and updated_at < before;
end $$;
grant execute on function remove_stopped_jobs to atrium_runtime;
