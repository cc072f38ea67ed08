import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const locked = statement(
  { courseId: text },
  ({ memberId }: { memberId: string }) => sql`
    select course_id as "courseId" from course
    where course_id in (
      select s.course_id from enrollment e join session s using (session_id) where e.member_id = ${memberId})
    order by course_id for no key update`,
);

/** Locks every course in which a member holds a seat or waits for one, in the order of the ids (docs/locks.md). */
export async function lockCoursesOf(tx: Tx, memberId: string): Promise<void> {
  await locked.rows(tx, { memberId });
}

/** Removes a member's enrollments in sessions that have not ended, and frees their seats. */
export async function removeOpenEnrollments(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('enrollment')
    .where('member_id', '=', memberId)
    .where('session_id', 'in', (eb) => eb.selectFrom('session').select('session_id').where('end_at', '>', now))
    .execute();
  await tx.deleteFrom('seat_offer').where('member_id', '=', memberId).where('settled_at', 'is', null).execute();
}
