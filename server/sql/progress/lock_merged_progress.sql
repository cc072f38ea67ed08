-- Locks the progress of two accounts that become one (docs/locks.md).
create function lock_merged_progress(leaving text, staying text) returns void language plpgsql as $$
begin
  perform from video_progress v where v.member_id in (leaving, staying)
    order by v.session_id, v.video_id, v.member_id for update;
end $$;
