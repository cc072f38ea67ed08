-- The queue belongs to the owner; the runtime role may only add to it. Two jobs of one name with the same id are one
-- job: the keys of the queue are shared by all names, so the name is part of the key. A job without an id has no key.
create function enqueue_job(name text, payload json, id text, attempts integer default 8) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(name, payload, job_key := name || '/' || id, max_attempts := attempts);
end $$;
grant execute on function enqueue_job to atrium_runtime;
