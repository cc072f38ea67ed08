-- Two accounts become one: of two credentials of a certificate the one that was awarded first stays, and the number of
-- the other leads to it, by those that it has replaced. The numbers that are replaced.
create function merge_credentials(leaving text, staying text, instant timestamptz) returns text[] language sql as $$
  with recursive ranked as (
    select k.credential_id, k.certificate_id, row_number() over (
      partition by k.certificate_id order by coalesce(k.awarded_at, k.issued_at), k.credential_id) as rank
    from credential k where k.member_id in (leaving, staying) and k.revoked_at is null),
  chain (kept, credential_id, replaces) as (
    select k.credential_id, k.credential_id, k.replaces from ranked r join credential k using (credential_id)
    where r.rank = 1
    union all
    select c.kept, k.credential_id, k.replaces from chain c join credential k on k.credential_id = c.replaces),
  pair as (
    select f.credential_id as first, r.credential_id as former
    from ranked r join ranked l on l.certificate_id = r.certificate_id and l.rank = 1 and r.rank = 2
    join chain f on f.kept = l.credential_id and f.replaces is null),
  ended as (
    update credential k set revoked_at = instant, revoked_reason = 'Replaced after two accounts became one.'
    from pair where pair.former = k.credential_id),
  led as (
    update credential k set replaces = pair.former from pair where pair.first = k.credential_id returning pair.former)
  select coalesce(array_agg(former order by former), '{}') from led
$$;
