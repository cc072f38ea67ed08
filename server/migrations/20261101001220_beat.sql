-- A report of a player changes when its video was last watched. An index on that made every report a new entry in each
-- index of the table; one member's rows are few and are sorted as they are read.
drop index video_progress_recent;
alter table video_progress set (fillfactor = 80);

-- Copied from columns that are checked, and never changed: nothing to check again with every report.
alter table viewing drop constraint viewing_duration_check, drop constraint viewing_credit_rule_check;

-- Whether a report of so many watched seconds may complete this video, which is not complete yet.
create function progress_may_complete(
  of_member text, of_session text, of_video text, rule text, duration double precision, seconds double precision,
  complete_from double precision
) returns boolean
  language sql stable
  return exists (
    select from video_progress p
    where p.member_id = of_member and p.session_id = of_session and p.video_id = of_video and p.completed_at is null
      and (rule = 'farthest' or seconds_in(p.covered) + seconds >= ceil(duration) * complete_from)
  );

-- The heartbeat of the module progress, see beat.ts there. Instants are epoch milliseconds. It is a function because a
-- statement that does the same in one costs more to set up than to run. The viewing is locked first and its progress
-- second; both updates read the row as the one before left it. All null: nothing was written.
create function progress_beat(
  of_viewing text, of_member text, of_video text, of_course text, seq bigint,
  place double precision, playhead double precision, playing double precision,
  watched_from double precision, watched_to double precision,
  new_status text, received_at bigint, reported_at bigint, hold_back boolean,
  credit_per_second double precision, credit_slack double precision,
  burst_within double precision, offline_after double precision, complete_from double precision,
  out "sessionId" text, out duration double precision, out "farthestWatchedTime" double precision,
  out "continueAtTime" double precision, out completed boolean, out "playingSeconds" double precision,
  out flipped boolean, out "totalFarthestWatchedTime" double precision
) language plpgsql as $$
declare
  instant timestamptz := to_timestamp(received_at::double precision / 1000);
  rule text;
  may_enrol boolean;
  cap double precision;
  first_second integer;
  last_second integer;
  seen int4multirange;
begin
  update viewing w set
    client_seq = seq,
    last_beat_at = greatest(w.last_beat_at, instant),
    max_playhead = greatest(w.max_playhead, least(playhead, w.duration)),
    status = new_status,
    ended_at = case new_status when 'ENDED' then instant end,
    (credit_cap, playing_seconds, credit_left) = (
      select most, w.playing_seconds + played, case when silence between burst_within and offline_after then 0
        else greatest(most - credit_slack - greatest(watched_to - watched_from, played), 0) end
      from (select greatest(date_part('epoch', instant - w.last_beat_at), 0) as silence) as since,
      lateral (select floor(silence * credit_per_second) + credit_slack
        + case when silence < burst_within then w.credit_left else 0 end as most) as credit,
      lateral (select least(greatest(playing - w.playing_seconds, 0), most) as played) as play
    )
  where w.viewing_id = of_viewing and w.member_id = of_member and w.video_id = of_video and w.course_id = of_course
    and w.client_seq < seq
    and not (hold_back and (playhead >= w.duration * complete_from or w.credit_rule = 'coverage')
      and progress_may_complete(of_member, w.session_id, of_video, w.credit_rule, w.duration,
        coalesce(watched_to - watched_from, w.duration), complete_from))
  returning w.session_id, w.duration, w.credit_rule, w.may_enrol, w.credit_cap, w.playing_seconds
  into "sessionId", duration, rule, may_enrol, cap, "playingSeconds";
  if not found then
    return;
  end if;

  place := least(greatest(place, 0), duration);
  if watched_from is null then
    select case when place between p.continue_at_time and p.continue_at_time + cap then p.continue_at_time else place end
    into watched_from
    from video_progress p where p.member_id = of_member and p.session_id = "sessionId" and p.video_id = of_video
    for no key update;
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
  where p.member_id = of_member and p.session_id = "sessionId" and p.video_id = of_video
  returning p.farthest_watched_time, p.continue_at_time, p.completed_at is not null, p.covered
  into "farthestWatchedTime", "continueAtTime", completed, seen;

  flipped := not completed and case rule when 'coverage' then seconds_in(seen) / ceil(duration)
    else "farthestWatchedTime" / duration end >= complete_from;
  if flipped then
    completed := true;
    update video_progress p set completed_at = instant
    where p.member_id = of_member and p.session_id = "sessionId" and p.video_id = of_video;
  end if;
  if may_enrol then
    "totalFarthestWatchedTime" := (
      select sum(p.farthest_watched_time) from video_progress p
      where p.member_id = of_member and p.session_id = "sessionId"
    );
  end if;
end $$;
