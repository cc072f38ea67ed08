-- The heartbeat of the module progress; domain/src/video/credit.model.fixture.ts is the same rule for tests, step by
-- step. It is a function because one equivalent statement takes longer to set up than to run. Instants are epoch
-- milliseconds. It locks the member's progress in the video first and the viewing second (docs/locks.md). Null: nothing
-- was written. For a metered member the result also says whether the video is held by an unconfirmed reservation: most
-- reports of limited members come later, and need no further query.
create function progress_beat(
  of_viewing text, of_member text, of_video text, of_course text, seq bigint,
  playhead double precision, greatest_playhead double precision, playing double precision,
  watched_from double precision, watched_to double precision,
  new_status text, received_at bigint, reported_at bigint, metered boolean, hold_back boolean,
  credit_per_second double precision, credit_slack double precision, play_per_gap double precision,
  play_that_counts double precision, complete_from double precision
) returns json language plpgsql as $$
declare
  instant timestamptz := to_timestamp(received_at::double precision / 1000);
  of_session text;
  duration double precision;
  rule text;
  may_enroll boolean;
  played_here double precision;
  farthest double precision;
  continue_at double precision;
  continue_seq bigint;
  seen int4multirange;
  completed boolean;
  last_reported_at timestamptz;
  earned double precision;
  last_end double precision;
  most double precision;
  reached double precision;
  first_second integer;
  last_second integer;
  just_completed boolean;
  total double precision;
  reserved boolean := false;
begin
  select p.session_id, w.duration, w.credit_rule, p.farthest_watched_time, p.continue_at_time, p.continue_at_seq,
    p.covered, p.completed_at is not null, p.watched_at, p.credit, w.reported_to
  into of_session, duration, rule, farthest, continue_at, continue_seq, seen, completed, last_reported_at, earned,
    last_end
  from viewing w join video_progress p using (member_id, session_id, video_id)
  where w.viewing_id = of_viewing and w.member_id = of_member and w.video_id = of_video and w.course_id = of_course
  for no key update of p;
  if not found then
    return null;
  end if;

  earned := earned + greatest(date_part('epoch', instant - last_reported_at), 0) * credit_per_second;
  most := greatest(earned + credit_slack, 0);
  playhead := least(greatest(playhead, 0), duration);
  watched_from := least(greatest(coalesce(watched_from,
    case when playhead between continue_at and continue_at + most then continue_at else playhead end), 0), duration);
  watched_to := greatest(watched_from, least(coalesce(watched_to, playhead), duration));
  reached := case when watched_to - watched_from > most then watched_from + most else watched_to end;
  first_second := case when watched_from in (continue_at, last_end) then floor(watched_from) else ceil(watched_from) end;
  last_second := greatest(first_second, least(
    case when reached >= duration then ceil(duration) else floor(reached) end, first_second + floor(most)));
  if watched_from <= farthest or (reached - watched_from >= play_that_counts and earned >= play_that_counts) then
    farthest := greatest(farthest, least(reached, greatest_playhead));
  end if;
  if last_second > first_second and not seen @> int4range(first_second, last_second) then
    seen := seen + int4multirange(int4range(first_second, last_second));
  end if;
  just_completed := not completed and case rule when 'coverage' then seconds_in(seen) / ceil(duration)
    else farthest / duration end >= complete_from;
  if just_completed and hold_back then
    return null;
  end if;

  update viewing w set
    client_seq = seq,
    last_beat_at = greatest(w.last_beat_at, instant),
    max_playhead = greatest(w.max_playhead, least(greatest_playhead, w.duration)),
    reported_to = reached,
    status = new_status,
    ended_at = case new_status when 'ENDED' then instant end,
    playing_seconds = greatest(w.playing_seconds, least(playing, w.playing_seconds + play_per_gap + credit_slack,
      greatest(date_part('epoch', instant - w.started_at), 0) + credit_slack))
  where w.viewing_id = of_viewing and w.client_seq < seq
  returning w.may_enroll, w.playing_seconds into may_enroll, played_here;
  if not found then
    return null;
  end if;

  if reported_at >= continue_seq or continue_seq > received_at then
    continue_at := playhead;
    continue_seq := reported_at;
  end if;
  update video_progress p set
    watched_at = greatest(last_reported_at, instant),
    credit = earned - greatest(reached - watched_from, last_second - first_second),
    continue_at_time = continue_at,
    continue_at_seq = continue_seq,
    farthest_watched_time = farthest,
    covered = seen,
    completed_at = case when just_completed then instant else p.completed_at end
  where p.member_id = of_member and p.session_id = of_session and p.video_id = of_video;
  if may_enroll then
    total := (
      select sum(p.farthest_watched_time) from video_progress p
      where p.member_id = of_member and p.session_id = of_session
    );
  end if;
  if metered then
    reserved := exists (
      select from metering_use used
      where used.member_id = of_member and used.video_id = of_video and used.confirmed_at is null
    );
  end if;
  return json_build_object(
    'sessionId', of_session, 'duration', duration, 'farthestWatchedTime', farthest, 'continueAtTime', continue_at,
    'completed', completed or just_completed, 'playingSeconds', played_here, 'justCompleted', just_completed,
    'totalFarthestWatchedTime', total, 'covered', seen, 'reserved', reserved
  );
end $$;
grant execute on function progress_beat to atrium_runtime;
