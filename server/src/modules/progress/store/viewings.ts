import { sql } from 'kysely';
import { number } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isSet, total } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { NewViewing, ViewingState } from '../types.ts';

const begin = statement(
  { duration: number, playhead: number },
  ({ viewingId, memberId, sessionId, videoId, clientUri, now, earnedSince }: NewViewing) => sql`
    with place as (
      select f.session_id, f.course_id, f.credit_rule, v.video_id, v.duration, m.member_id, m.customer_id,
        f.session_type = 'ON_DEMAND' and f.status is distinct from 'ENROLLED' and f.badge_awarded_at is null as may_enroll
      from session_facts(${memberId}) f, video v, member m
      where f.session_id = ${sessionId} and v.video_id = ${videoId} and m.member_id = ${memberId}
        and exists (select from session_videos(${memberId}) sv
          where sv.session_id = f.session_id and sv.video_id = v.video_id)
    ), begun as (
      insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at,
        last_beat_at, user_client_uri, duration, credit_rule, may_enroll)
      select ${viewingId}, member_id, customer_id, video_id, session_id, course_id, 'IN_PROGRESS', ${now},
        ${now}, ${clientUri}, duration, credit_rule, may_enroll
      from place
    ), kept as (
      insert into video_progress (member_id, session_id, video_id, customer_id, watched_at)
      select member_id, session_id, video_id, customer_id, ${now} from place
      on conflict (member_id, session_id, video_id) do update set watched_at = excluded.watched_at, credit = 0
      where video_progress.watched_at < ${earnedSince}
    )
    select place.duration, coalesce(p.continue_at_time, 0) as playhead
    from place left join video_progress p using (member_id, session_id, video_id)`,
);

/** Starts a viewing of a video in the session; returns the resume position, or null when the video is not in it. */
export async function addViewing(
  tx: Tx,
  viewing: NewViewing,
): Promise<{ readonly playhead: number; readonly duration: number } | null> {
  return (await begin.rows(tx, viewing))[0] ?? null;
}

/** The state of a member's viewing, without writing. */
export async function findViewing(
  tx: Tx,
  viewing: { viewingId: string; memberId: string; videoId: string; courseId: string },
): Promise<ViewingState | null> {
  const state = await tx
    .selectFrom('viewing as w')
    .innerJoin('video_progress as p', (join) =>
      join
        .onRef('p.member_id', '=', 'w.member_id')
        .onRef('p.session_id', '=', 'w.session_id')
        .onRef('p.video_id', '=', 'w.video_id'),
    )
    .select((eb) => [
      'w.session_id as sessionId',
      'w.client_seq as clientSeq',
      'w.duration',
      'w.status',
      'w.playing_seconds as playingSeconds',
      'p.farthest_watched_time as farthestWatchedTime',
      'p.continue_at_time as continueAtTime',
      'p.covered',
      isSet(eb.ref('p.completed_at')).as('completed'),
      eb
        .selectFrom('video_progress as other')
        .select((sum) => total(sum.ref('other.farthest_watched_time')).as('total'))
        .whereRef('other.member_id', '=', 'w.member_id')
        .whereRef('other.session_id', '=', 'w.session_id')
        .where('w.may_enroll', '=', true)
        .as('totalFarthestWatchedTime'),
    ])
    .where('w.viewing_id', '=', viewing.viewingId)
    .where('w.member_id', '=', viewing.memberId)
    .where('w.video_id', '=', viewing.videoId)
    .where('w.course_id', '=', viewing.courseId)
    .executeTakeFirst();
  return state ?? null;
}

/** Clears `may_enroll` of this member's viewings in this session. Locks progress first, as the heartbeat does. */
export async function removeMayEnroll(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  await tx
    .selectFrom('video_progress')
    .select('video_id')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .orderBy('video_id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable('viewing')
    .set({ may_enroll: false })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('may_enroll', '=', true)
    .execute();
}

const end = statement(
  {},
  ({ before }: { before: Date }) => sql`
    update viewing set status = 'ENDED', ended_at = last_beat_at
    where viewing_id = any(array(
      select viewing_id from viewing where status = 'IN_PROGRESS' and last_beat_at <= ${before} for update skip locked
    ))`,
);

/**
 * Ends the viewings without a report since `before`, at their last report; skips one that is being reported right now.
 */
export async function endSilent(tx: Tx, before: Date): Promise<void> {
  await end.rows(tx, { before });
}
