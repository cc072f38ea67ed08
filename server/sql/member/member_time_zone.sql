-- The zone of a member's dates, an IANA name: what they chose, else what their browser says, else the customer's (D83).
create function member_time_zone(id text) returns text
  language sql stable parallel safe strict
  return (
    select coalesce(m.chosen_time_zone, m.browser_time_zone, c.time_zone)
    from member m join customer c using (customer_id) where m.member_id = id
  );
grant execute on function member_time_zone to atrium_runtime;
