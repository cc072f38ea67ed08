-- Two accounts become one: what the team gave is numbered for each, so the numbers of one follow those
-- of both.
create function merge_grants(leaving text, staying text) returns void language sql as $$
  update entitlement_grant g
  set source_ref = 'given-' || (substring(g.source_ref from '^given-(\d+)$')::integer + (
    select coalesce(max(substring(o.source_ref from '^given-(\d+)$')::integer), 0)
    from entitlement_grant o where o.member_id in (leaving, staying) and o.source = 'STAFF'))
  where g.member_id = leaving and g.source = 'STAFF' and g.source_ref ~ '^given-\d+$';
$$;
