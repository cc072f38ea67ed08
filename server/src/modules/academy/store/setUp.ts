import { sql } from 'kysely';
import { boolean, number, oneOf } from '../../../base/sql/columns.ts';
import type { Db } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import { firstMailStates } from '../types.ts';

// No list is read to its end: members come in the order of an index, and a mail is found by its key.
const found = statement(
  {
    owners: number,
    hasLook: boolean,
    firstMail: oneOf(...firstMailStates),
    hasCourse: boolean,
    hasPeople: boolean,
  },
  () => sql`
    with owner as (select member_id from staff_role where role = 'owner')
    select (select count(*) from owner)::int as owners,
      exists (select from academy_settings) as "hasLook",
      coalesce((
        select case when m.sent_at is not null then 'SENT' when m.failed_at is not null then 'FAILED' else 'WAITING' end
        from owner o join mail m on m.dedupe_key = 'academy-yours/' || o.member_id limit 1
      ), 'NONE') as "firstMail",
      exists (select from course) as "hasCourse",
      exists (select from (select from member where not is_staff order by member_id limit 1) person) as "hasPeople"`,
);

/** What the academy has by its rows. */
export async function findSetUp(db: Db): Promise<StatementRow<typeof found>> {
  const [row] = await found.rows(db, {});
  if (row === undefined) throw new Error('the statement has one row');
  return row;
}
