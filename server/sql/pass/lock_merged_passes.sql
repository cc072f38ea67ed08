-- Locks the passes by which two accounts are registered that become one (docs/locks.md).
create function lock_merged_passes(leaving text, staying text) returns void language plpgsql as $$
begin
  perform from pass p where p.pass_id in (
      select r.pass_id from pass_registration r where r.member_id in (leaving, staying))
    order by p.pass_id for no key update;
end $$;
