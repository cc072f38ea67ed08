-- How long a session takes who follows all of it, in seconds (D86): its meetings as scheduled, its films, and the
-- minutes that its tasks state; without what is optional.
create function session_seconds(of_session text) returns double precision
  language sql stable parallel safe strict
  return (
    coalesce((
      select extract(epoch from sum(m.end_at - m.start_at))::double precision from meeting m where m.session_id = of_session
    ), 0) + coalesce((
      select sum(film.duration) from (
        select distinct v.video_id, v.duration
        from session_content g
        join group_video gv using (session_content_id)
        join video v using (video_id)
        where g.session_id = of_session and not g.optional and not gv.optional
      ) film
    ), 0) + coalesce((
      select sum((task.data ->> 'minutes')::double precision) * 60
      from session_content task
      where task.session_id = of_session and task.kind = 'CONTAINER' and not task.optional and task.archived_at is null
        and jsonb_typeof(task.data -> 'minutes') = 'number'
    ), 0)
  );
grant execute on function session_seconds to atrium_runtime;
