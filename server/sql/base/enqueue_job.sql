-- The queue belongs to the owner; the runtime role may only add to it.
create function enqueue_job(name text, payload json, key text, attempts integer default 8) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(name, payload, job_key := key, max_attempts := attempts);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to atrium_runtime;
