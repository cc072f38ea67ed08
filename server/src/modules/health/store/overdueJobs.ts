import { sql } from 'kysely';
import { number } from '../../../base/sql/columns.ts';
import type { Db } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const overdue = statement(
  { count: number },
  ({ seconds }: { seconds: number }) => sql`
    select count(*)::integer as count from queued_jobs('{WAITING}', null, null, null, 1000)
    where next_at < now() - make_interval(secs => ${seconds}::integer)`,
);

/** How many jobs should have begun so many seconds ago, and nobody has taken them; a thousand for more. */
export async function countOverdueJobs(db: Db, seconds: number): Promise<number> {
  return (await overdue.rows(db, { seconds }))[0]?.count ?? 0;
}
