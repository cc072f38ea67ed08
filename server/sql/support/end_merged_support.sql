-- An account goes into another one: nobody of the team sees its pages any more.
create function end_merged_support(leaving text, instant timestamptz) returns void language sql as $$
  update support_session set ended_at = instant where member_id = leaving and ended_at is null and ends_at > instant;
$$;
