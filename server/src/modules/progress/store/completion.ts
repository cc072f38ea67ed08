import type { CompletionItem } from '@atrium/domain/learning/completion.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { boolean, json } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import type { EarnedBadge } from '../types.ts';

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
      and task.container_type = 'PROJECT_SUBMISSION' and task.archived_at is null`,
);

/** The requirements of an on-demand session and the member's progress; nothing for a live one. */
export function listCompletionItems(tx: Tx, memberId: string, sessionId: string): Promise<CompletionItem[]> {
  return completionItems.rows(tx, { memberId, sessionId });
}

const liveFacts = statement(
  { attended: boolean, projects: json(z.array(z.object({ completed: z.boolean(), optional: z.boolean() }))) },
  ({ memberId, sessionId }: OneSession) => sql`
    select seen.member_id is not null as attended, coalesce((
      select json_agg(json_build_object('completed', coalesce(done.status = 'Completed', false), 'optional', task.optional))
      from session_content task
      left join content_progress done on done.member_id = ${memberId}
        and done.session_content_id = task.session_content_id and done.type = 'PROJECT_SUBMISSION'
      where task.session_id = s.session_id and task.container_type = 'PROJECT_SUBMISSION' and task.archived_at is null
    ), '[]') as projects
    from session s left join attendance seen on seen.member_id = ${memberId} and seen.session_id = s.session_id
    where s.session_id = ${sessionId} and s.session_type = 'LIVE'`,
);

/** What a member has done of a live session; null for one on demand. */
export async function findLiveFacts(
  tx: Tx,
  memberId: string,
  sessionId: string,
): Promise<StatementRow<typeof liveFacts> | null> {
  return (await liveFacts.rows(tx, { memberId, sessionId }))[0] ?? null;
}

/**
 * Records that the course is complete and awards its badge, each once (D28, D32). The badge when it is new, else null.
 */
export async function addCompletion(
  tx: Tx,
  memberId: string,
  sessionId: string,
  now: Date,
): Promise<EarnedBadge | null> {
  const found = await tx
    .selectFrom('member as m')
    .innerJoin('session as s', (join) => join.on('s.session_id', '=', sessionId))
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .select(['m.customer_id', 'm.first_name', 'm.email', 's.course_id', 'c.title'])
    .where('m.member_id', '=', memberId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { customer_id, course_id } = found;
  const row = { member_id: memberId, course_id, session_id: sessionId, customer_id };
  await tx
    .insertInto('course_completion')
    .values({ ...row, completed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const badge = await tx
    .insertInto('course_badge')
    .values({ ...row, awarded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst();
  if (badge === undefined) return null;
  return { courseId: course_id, courseTitle: found.title, firstName: found.first_name, email: found.email };
}
