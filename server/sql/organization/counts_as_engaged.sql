-- Whether facts of a kind about one thing count as engaged (D58): of a video at least 15 seconds, together; a badge is
-- an award, and the completion that it is for counts.
create function counts_as_engaged(kind text, seconds double precision) returns boolean
  language sql immutable parallel safe
  return case kind when 'VIDEO' then seconds >= 15 when 'BADGE' then false else true end;
grant execute on function counts_as_engaged to atrium_runtime;
