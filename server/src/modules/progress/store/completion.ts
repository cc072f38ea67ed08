import { sql } from 'kysely';
import type { CompletionItem } from '@atrium/domain/learning/completion.ts';
import { boolean } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { statement } from '../../../base/sql/statement.ts';

/** Serializes one member's completing reports in a session, so that the last of two sees the other (D28). */
export function lockCompletion(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  return lock(tx, `completion/${memberId}/${sessionId}`);
}

type OneSession = { readonly memberId: string; readonly sessionId: string };

const completionItems = statement(
  { completed: boolean, completionRequired: boolean, optional: boolean },
  ({ memberId, sessionId }: OneSession) => sql`
    select sv.completed_at is not null as completed, sv.completion_required as "completionRequired", sv.optional
    from session_videos(${memberId}) sv join session s using (session_id)
    where sv.session_id = ${sessionId} and s.session_type = 'ON_DEMAND'
    union all
    select coalesce(done.status = 'Completed', false), false, task.optional
    from session_content task join session s using (session_id)
    left join content_progress done on done.member_id = ${memberId}
      and done.session_content_id = task.session_content_id and done.type = 'PROJECT_SUBMISSION'
    where task.session_id = ${sessionId} and s.session_type = 'ON_DEMAND'
      and task.container_type = 'PROJECT_SUBMISSION'`,
);

/** The requirements of an on-demand session and the member's progress; nothing for a live one. */
export function listCompletionItems(tx: Tx, memberId: string, sessionId: string): Promise<CompletionItem[]> {
  return completionItems.rows(tx, { memberId, sessionId });
}

/** Records that the course is complete and awards its badge, each once (D28, D32). True when the badge is new. */
export async function addCompletion(tx: Tx, memberId: string, sessionId: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('member as m')
    .innerJoin('session as s', (join) => join.on('s.session_id', '=', sessionId))
    .select(['m.member_id', 's.course_id', 's.session_id', 'm.customer_id'])
    .where('m.member_id', '=', memberId)
    .executeTakeFirst();
  if (found === undefined) return false;
  await tx
    .insertInto('course_completion')
    .values({ ...found, completed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const badge = await tx
    .insertInto('course_badge')
    .values({ ...found, awarded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst();
  return badge !== undefined;
}
