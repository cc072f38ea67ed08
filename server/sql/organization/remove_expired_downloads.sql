-- Removes the files of mailed downloads that have expired, of all companies; runs as the owner, because a sweep names
-- none of them. Those that a transaction has locked are left for the next time.
create function remove_expired_downloads(before timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from company_download where ctid = any(array(
    select ctid from company_download where expires_at < before for update skip locked))
$$;
grant execute on function remove_expired_downloads to atrium_runtime;
