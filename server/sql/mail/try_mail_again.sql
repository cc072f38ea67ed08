-- Runs the job that sends a mail at once, as if it had never failed: whichever module's job it is, which asks once more
-- whether the mail is still right. False when there is none any more.
create function try_mail_again(mail bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_ids bigint[];
begin
  select array_agg(id) into found_ids
  from graphile_worker._private_jobs where payload ->> 'mailId' = mail::text and locked_at is null;
  if found_ids is null then return false; end if;
  perform graphile_worker.reschedule_jobs(found_ids, run_at := now(), attempts := 0);
  return true;
end $$;
grant execute on function try_mail_again to atrium_runtime;
