import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { NewViewing, Standing } from '../types.ts';

/** Starts a viewing of a video in the session; returns the resume position, or nothing when the video is not in it. */
export async function insertViewing(
  tx: Tx,
  one: NewViewing,
): Promise<{ readonly position: number; readonly duration: number } | undefined> {
  const { rows } = await sql<{ position: number; duration: number }>`
    with place as (
      select f.session_id, f.course_id, f.credit_rule, v.video_id, v.duration, m.member_id, m.customer_id,
        f.session_type = 'ON_DEMAND' and f.status is distinct from 'ENROLLED' and f.badge_awarded_at is null as may_enrol
      from session_facts(${one.memberId}) f, video v, member m
      where f.session_id = ${one.sessionId} and v.video_id = ${one.videoId} and m.member_id = ${one.memberId}
        and exists (select from session_videos(${one.memberId}) sv
          where sv.session_id = f.session_id and sv.video_id = v.video_id)
    ), begun as (
      insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at,
        last_beat_at, user_client_uri, duration, credit_rule, may_enrol)
      select ${one.viewingId}, member_id, customer_id, video_id, session_id, course_id, 'IN_PROGRESS', ${one.now},
        ${one.now}, ${one.clientUri}, duration, credit_rule, may_enrol
      from place
    ), kept as (
      insert into video_progress (member_id, session_id, video_id, customer_id, watched_at)
      select member_id, session_id, video_id, customer_id, ${one.now} from place
      on conflict (member_id, session_id, video_id) do update set watched_at = excluded.watched_at, credit = 0
      where video_progress.watched_at < ${one.earnedSince}
    )
    select place.duration, coalesce(p.continue_at_time, 0) as position
    from place left join video_progress p using (member_id, session_id, video_id)`.execute(tx);
  return rows[0];
}

/** The state of a member's viewing, without writing. */
export async function findStanding(
  tx: Tx,
  one: { viewingId: string; memberId: string; videoId: string; courseId: string },
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select w.session_id as "sessionId", w.client_seq as "clientSeq", w.duration, w.status,
      w.playing_seconds as "playingSeconds", p.farthest_watched_time as "farthestWatchedTime",
      p.continue_at_time as "continueAtTime", p.completed_at is not null as completed,
      case when w.may_enrol then (
        select sum(other.farthest_watched_time) from video_progress other
        where other.member_id = w.member_id and other.session_id = w.session_id
      ) end as "totalFarthestWatchedTime"
    from viewing w
    join video_progress p using (member_id, session_id, video_id)
    where w.viewing_id = ${one.viewingId} and w.member_id = ${one.memberId} and w.video_id = ${one.videoId}
      and w.course_id = ${one.courseId}`.execute(tx);
  return rows[0];
}

/** Clears `may_enrol` of this member's viewings in this session. Locks progress first, as the heartbeat does. */
export async function settleEnrolling(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  await sql`select from video_progress where member_id = ${memberId} and session_id = ${sessionId}
    order by video_id for no key update`.execute(tx);
  await sql`update viewing set may_enrol = false
    where member_id = ${memberId} and session_id = ${sessionId} and may_enrol`.execute(tx);
}

/**
 * Ends the viewings without a report since `before`, at their last report; skips one that is being reported right now.
 */
export async function endSilent(tx: Tx, before: Date): Promise<void> {
  await sql`update viewing set status = 'ENDED', ended_at = last_beat_at
    where viewing_id = any(array(
      select viewing_id from viewing where status = 'IN_PROGRESS' and last_beat_at <= ${before} for update skip locked
    ))`.execute(tx);
}
