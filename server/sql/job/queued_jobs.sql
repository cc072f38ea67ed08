-- The jobs of the queue with their states, the newest first; null arguments do not narrow. The queue belongs to its
-- owner, and the runtime role may only read it by this. A job of a dead worker, which has no error, waits again. In
-- PL/pgSQL, because functions are created before the queue is.
create function queued_jobs(wanted text[], of_name text, only_job bigint, below bigint, most integer)
  returns table (job_id bigint, name text, payload json, state text, tries integer, most_tries integer, error text,
    queued_at timestamptz, next_at timestamptz, begun_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select q.* from (
    select j.id, t.identifier, j.payload,
      case
        when j.locked_at is not null then 'RUNNING'
        when j.attempts >= j.max_attempts then case when j.flags ? 'stopped' then 'STOPPED' else 'GIVEN_UP' end
        when j.attempts > 0 and j.last_error is not null then 'FAILING'
        else 'WAITING'
      end as found_state,
      j.attempts::integer, j.max_attempts::integer, j.last_error, j.created_at, j.run_at, j.locked_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  ) q
  where (wanted is null or q.found_state = any (wanted)) and (of_name is null or q.identifier = of_name)
    and (only_job is null or q.id = only_job) and (below is null or q.id < below)
  order by q.id desc limit most;
end $$;
grant execute on function queued_jobs to atrium_runtime;
