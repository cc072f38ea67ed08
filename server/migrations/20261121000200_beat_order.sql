-- The heartbeat as before, in one order of locks for everybody who writes here: a member's progress in a video first,
-- its viewings second. Reports in a list come in the order of member, session, video and viewing.
create or replace function progress_beat(
  of_viewing text, of_member text, of_video text, of_course text, seq bigint,
  place double precision, playhead double precision, playing double precision,
  watched_from double precision, watched_to double precision,
  new_status text, received_at bigint, reported_at bigint, hold_back boolean,
  credit_per_second double precision, credit_slack double precision,
  burst_within double precision, offline_after double precision, complete_from double precision
) returns json language plpgsql as $$
declare
  of_session text;
  duration double precision;
  farthest double precision;
  continue_at double precision;
  completed boolean;
  played double precision;
  flipped boolean;
  total double precision;
  instant timestamptz := to_timestamp(received_at::double precision / 1000);
  rule text;
  may_enrol boolean;
  cap double precision;
  first_second integer;
  last_second integer;
  seen int4multirange;
begin
  select p.session_id into of_session
  from viewing w join video_progress p using (member_id, session_id, video_id)
  where w.viewing_id = of_viewing and w.member_id = of_member and w.video_id = of_video and w.course_id = of_course
  for no key update of p;
  if not found then
    return null;
  end if;

  update viewing w set
    client_seq = seq,
    last_beat_at = greatest(w.last_beat_at, instant),
    max_playhead = greatest(w.max_playhead, least(playhead, w.duration)),
    status = new_status,
    ended_at = case new_status when 'ENDED' then instant end,
    credit_cap = beat_credit(w.last_beat_at, instant, w.credit_left, credit_per_second, credit_slack, burst_within),
    playing_seconds = w.playing_seconds + least(greatest(playing - w.playing_seconds, 0),
      beat_credit(w.last_beat_at, instant, w.credit_left, credit_per_second, credit_slack, burst_within)),
    credit_left = case when beat_silence(w.last_beat_at, instant) between burst_within and offline_after then 0
      else greatest(beat_credit(w.last_beat_at, instant, w.credit_left, credit_per_second, credit_slack, burst_within)
        - credit_slack - greatest(watched_to - watched_from, least(greatest(playing - w.playing_seconds, 0),
          beat_credit(w.last_beat_at, instant, w.credit_left, credit_per_second, credit_slack, burst_within))), 0) end
  where w.viewing_id = of_viewing and w.member_id = of_member and w.video_id = of_video and w.course_id = of_course
    and w.client_seq < seq
    and not (hold_back and (playhead >= w.duration * complete_from or w.credit_rule = 'coverage')
      and progress_may_complete(of_member, w.session_id, of_video, w.credit_rule, w.duration,
        coalesce(watched_to - watched_from, w.duration), complete_from))
  returning w.session_id, w.duration, w.credit_rule, w.may_enrol, w.credit_cap, w.playing_seconds
  into of_session, duration, rule, may_enrol, cap, played;
  if not found then
    return null;
  end if;

  place := least(greatest(place, 0), duration);
  if watched_from is null then
    select case when place between p.continue_at_time and p.continue_at_time + cap then p.continue_at_time else place end
    into watched_from
    from video_progress p where p.member_id = of_member and p.session_id = of_session and p.video_id = of_video;
  end if;
  if watched_to is null then
    watched_to := place;
  end if;
  first_second := ceil(least(greatest(watched_from, 0), duration));
  last_second := case when watched_to >= duration then ceil(duration) else floor(greatest(watched_to, 0)) end;

  update video_progress p set
    watched_at = greatest(p.watched_at, instant),
    continue_at_time = case when reported_at >= p.continue_at_seq or p.continue_at_seq > received_at then place
      else p.continue_at_time end,
    continue_at_seq = case when reported_at >= p.continue_at_seq or p.continue_at_seq > received_at then reported_at
      else p.continue_at_seq end,
    farthest_watched_time = greatest(p.farthest_watched_time, least(playhead, duration)),
    covered = case
      when last_second <= first_second or p.covered @> int4range(first_second, last_second) then p.covered
      when last_second - first_second <= cap then p.covered + int4multirange(int4range(first_second, last_second))
      else p.covered + first_seconds(int4multirange(int4range(first_second, last_second)) - p.covered, cap::integer)
    end
  where p.member_id = of_member and p.session_id = of_session and p.video_id = of_video
  returning p.farthest_watched_time, p.continue_at_time, p.completed_at is not null, p.covered
  into farthest, continue_at, completed, seen;

  flipped := not completed and case rule when 'coverage' then seconds_in(seen) / ceil(duration)
    else farthest / duration end >= complete_from;
  if flipped then
    completed := true;
    update video_progress p set completed_at = instant
    where p.member_id = of_member and p.session_id = of_session and p.video_id = of_video;
  end if;
  if may_enrol then
    total := (
      select sum(p.farthest_watched_time) from video_progress p
      where p.member_id = of_member and p.session_id = of_session
    );
  end if;
  return json_build_object(
    'sessionId', of_session, 'duration', duration, 'farthestWatchedTime', farthest, 'continueAtTime', continue_at,
    'completed', completed, 'playingSeconds', played, 'flipped', flipped, 'totalFarthestWatchedTime', total
  );
end $$;
