-- Who came from a waitlist is enrolled since they got the seat, and not since they joined the line. Setting the status,
-- too, has the figures of their companies computed again.
update enrollment e set joined_at = last.at, status = e.status
from (
  select member_id, session_id, max(at) as at from enrollment_event
  where kind in ('ENROLLED', 'PROMOTED') group by member_id, session_id
) last
where (last.member_id, last.session_id) = (e.member_id, e.session_id)
  and e.status = 'ENROLLED' and e.joined_at < last.at;
