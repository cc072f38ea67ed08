-- Two accounts become one: where both are in a room, the one that goes leaves it.
create function merge_presence(leaving text, staying text, instant timestamptz) returns void language sql as $$
  update presence p set left_at = greatest(p.joined_at, instant)
  where p.member_id = leaving and p.left_at is null and exists (
    select from presence o where o.member_id = staying and o.left_at is null
      and (o.session_id, o.meeting_number) is not distinct from (p.session_id, p.meeting_number)
      and o.member_event_id is not distinct from p.member_event_id);
$$;
