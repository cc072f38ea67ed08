import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { CompletionItem } from '@atrium/domain/learning/completion.ts';

/** Serializes one member's completing reports in a session, so that the last of two sees the other (D28). */
export async function lockCompletion(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`completion/${memberId}/${sessionId}`}, 0))`.execute(tx);
}

/** The requirements of an on-demand session and the member's progress; nothing for a live one. */
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

/** Records that the course is complete and awards its badge, each once (D28, D32). True when the badge is new. */
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
