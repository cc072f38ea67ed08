-- The newest job of a name with this id, as it waits, runs or failed; none when it was done.
create function job_of_key(name text, id text)
  returns table (job_id bigint, state text, tries integer, error text, next_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select j.id,
      case
        when j.locked_at is not null then 'RUNNING'
        when j.attempts >= j.max_attempts then case when j.flags ? 'stopped' then 'STOPPED' else 'GIVEN_UP' end
        when j.attempts > 0 and j.last_error is not null then 'FAILING'
        else 'WAITING'
      end,
      j.attempts::integer, j.last_error, j.run_at
    from graphile_worker._private_jobs j where j.key = job_of_key.name || '/' || job_of_key.id;
end $$;
grant execute on function job_of_key to atrium_runtime;
