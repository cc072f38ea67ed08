import { sql } from 'kysely';
import { number } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** The ids of the documents of a kind that the example has. */
const idsOf = (kind: string) => sql`(select id from example_document where kind = ${kind})`;

const sessions = sql`
  (session_id in ${idsOf('session')} or session_id in ${idsOf('sessionContent')} or course_id in ${idsOf('course')})`;

/** The rows of the example's content to which rows of members refer by foreign keys. */
const referred = [
  { table: 'faculty', where: sql`faculty_id in ${idsOf('faculty')}` },
  { table: 'course', where: sql`course_id in ${idsOf('course')}` },
  { table: 'session', where: sessions },
  { table: 'meeting', where: sql`session_id in (select session_id from session where ${sessions})` },
  { table: 'session_content', where: sql`session_id in (select session_id from session where ${sessions})` },
  { table: 'video', where: sql`video_id in ${idsOf('video')}` },
  { table: 'member_event', where: sql`member_event_id in ${idsOf('event')}` },
  { table: 'certificate', where: sql`certificate_id in ${idsOf('certificate')}` },
  { table: 'learning_plan_content', where: sql`exists (select from example_document where kind = 'plan')` },
  { table: 'resource', where: sql`resource_id in ${idsOf('resource')}` },
  { table: 'case_study', where: sql`case_study_id in ${idsOf('insight')}` },
] as const;

const lockRows = referred.map(({ table, where }) =>
  statement(
    { missed: number },
    () => sql`
      with held as (select from ${sql.table(table)} where ${where} for update skip locked)
      select ((select count(*) from ${sql.table(table)} where ${where}) - (select count(*) from held))::integer as missed`,
  ),
);

/**
 * Locks the rows of the example's content until the transaction ends, so that nothing new refers to them by a foreign
 * key. Returns false when somebody else holds one of them at this moment, as who enrolls does: it waits for nobody, so
 * that it is in no circle of transactions that wait for each other.
 */
export async function lockContent(tx: Tx): Promise<boolean> {
  for (const held of lockRows) {
    const [row] = await held.rows(tx, {});
    if (row?.missed !== 0) return false;
  }
  return true;
}
