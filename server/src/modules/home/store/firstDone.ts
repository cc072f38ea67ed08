import type { FirstDone } from '@atrium/domain/member/nextSteps.ts';
import { sql } from 'kysely';
import { boolean } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';

const firstDone = statement(
  { watched: boolean, finished: boolean, saved: boolean, possible: boolean },
  ({ memberId }: { memberId: string }) => sql`
    select
      exists (select from video_progress where member_id = ${memberId} and farthest_watched_time > 0) as watched,
      exists (select from video_progress where member_id = ${memberId} and completed_at is not null) as finished,
      exists (select from bookmark where member_id = ${memberId} and content_type = 'COURSE') as saved,
      exists (select from session where published and cancelled_at is null) as possible`,
);

/** What a member has done at least once, and whether there is anything to do it with. */
export async function findFirstDone(
  reader: Reader,
  memberId: string,
): Promise<FirstDone & { readonly possible: boolean }> {
  const [row] = await firstDone.prepared(reader, { memberId });
  return row ?? { watched: false, finished: false, saved: false, possible: false };
}
