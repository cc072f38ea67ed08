import { sql } from 'kysely';
import type { Tx } from '../../base/db.ts';
import { preparedRows, type Reader } from '../../base/prepared.ts';
import type { CompletionItem } from '@atrium/domain/learning/completion.ts';
import type { UserSessionRow } from '../catalogue/types.ts';
import type { BeatState } from './beat.ts';
import type { SessionVideo } from './service/sessionVideo.ts';

export interface NewViewing {
  readonly viewingId: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly videoId: string;
  readonly clientUri: string;
  readonly now: Date;
  /** What was earned by the clock before this instant is forgotten when the video was not heard of since. */
  readonly earnedSince: Date;
}

/** Begins a viewing of a video that stands in the session; answers where to go on, or nothing when it does not stand there. */
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

export interface Standing extends Omit<BeatState, 'flipped' | 'reserved'> {
  readonly clientSeq: number;
}

/** How a viewing of this member stands, nothing written. */
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

/** One member's completing reports in a session follow one another, so that the last of two sees the other (D28). */
export async function lockCompletion(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`completion/${memberId}/${sessionId}`}, 0))`.execute(tx);
}

/** What an on-demand session asks for, and how far the member is; nothing for a live one. */
export async function listCompletionItems(tx: Tx, memberId: string, sessionId: string): Promise<CompletionItem[]> {
  const { rows } = await sql<CompletionItem>`
    select sv.completed_at is not null as completed, sv.completion_required as "completionRequired", sv.optional
    from session_videos(${memberId}) sv join session s using (session_id)
    where sv.session_id = ${sessionId} and s.session_type = 'ON_DEMAND'
    union all
    select coalesce(done.status = 'Completed', false), false, task.optional
    from session_content task join session s using (session_id)
    left join content_progress done on done.member_id = ${memberId}
      and done.session_content_id = task.session_content_id and done.type = 'PROJECT_SUBMISSION'
    where task.session_id = ${sessionId} and s.session_type = 'ON_DEMAND'
      and task.container_type = 'PROJECT_SUBMISSION'`.execute(tx);
  return rows;
}

/** Writes down that the course is complete and awards its badge, each once (D28, D32). True when the badge is new. */
export async function insertCompletion(tx: Tx, memberId: string, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with done as (
      insert into course_completion (member_id, course_id, session_id, customer_id, completed_at)
      select m.member_id, s.course_id, s.session_id, m.customer_id, ${now}
      from member m, session s where m.member_id = ${memberId} and s.session_id = ${sessionId}
      on conflict do nothing
    )
    insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at)
    select m.member_id, s.course_id, s.session_id, m.customer_id, ${now}
    from member m, session s where m.member_id = ${memberId} and s.session_id = ${sessionId}
    on conflict do nothing returning course_id`.execute(tx);
  return rows.length > 0;
}

/** Watching enrols this member in this session no more. Progress is locked first, as the heartbeat does. */
export async function settleEnrolling(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  await sql`select from video_progress where member_id = ${memberId} and session_id = ${sessionId}
    order by video_id for no key update`.execute(tx);
  await sql`update viewing set may_enrol = false
    where member_id = ${memberId} and session_id = ${sessionId} and may_enrol`.execute(tx);
}

/** Ends the viewings that were silent since `before`, at their last report; not one that is being reported right now. */
export async function endSilent(tx: Tx, before: Date): Promise<void> {
  await sql`update viewing set status = 'ENDED', ended_at = last_beat_at
    where viewing_id = any(array(
      select viewing_id from viewing where status = 'IN_PROGRESS' and last_beat_at <= ${before} for update skip locked
    ))`.execute(tx);
}

export interface SessionProgressRow {
  readonly sessionId: string;
  readonly session: UserSessionRow;
  readonly videos: readonly SessionVideo[];
}

/** The videos of one session, or of all sessions of a course, with the member's progress; sessions without videos too. */
export async function listSessionProgress(
  reader: Reader,
  memberId: string,
  of: { sessionId: string } | { courseId: string },
): Promise<SessionProgressRow[]> {
  const which = 'sessionId' in of ? sql`f.session_id = ${of.sessionId}` : sql`f.course_id = ${of.courseId}`;
  const rows = await preparedRows(
    reader,
    sql<SessionProgressRow>`
    select f.session_id as "sessionId", f.user_session as session, coalesce((
      select json_agg(sv.session_video order by sv.container_order, sv.group_order, sv.video_order)
      from session_videos(${memberId}) sv where sv.session_id = f.session_id
    ), '[]') as videos
    from session_facts(${memberId}) f where ${which} order by f.start_at nulls last, f.session_id`,
  );
  return rows;
}

/** A place of a video, with the member's progress there. Seconds. */
export interface VideoProgressRow {
  readonly session: UserSessionRow;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly position: number;
  readonly completed: boolean;
}

/** The sessions that a video stands in, the one in which it was watched last first. */
export function listVideoProgress(reader: Reader, memberId: string, videoId: string): Promise<VideoProgressRow[]> {
  return preparedRows(
    reader,
    sql<VideoProgressRow>`
    select f.user_session as session, v.duration, coalesce(p.farthest_watched_time, 0) as "farthestWatchedTime",
      coalesce(p.continue_at_time, 0) as position, p.completed_at is not null as completed
    from video v
    cross join lateral (
      select distinct g.session_id from group_video gv join session_content g using (session_content_id)
      where gv.video_id = v.video_id
    ) as place
    join session_facts(${memberId}) f on f.session_id = place.session_id
    left join video_progress p
      on p.member_id = ${memberId} and p.session_id = place.session_id and p.video_id = v.video_id
    where v.video_id = ${videoId} order by p.watched_at desc nulls last, f.session_id`,
  );
}
