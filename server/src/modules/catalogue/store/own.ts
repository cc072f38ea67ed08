import { sql } from 'kysely';
import { z } from 'zod';
import { boolean, json, nullable, number, texts, type RowOf } from '../../../base/sql/columns.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';

/** The member's own rows of the catalogue. */
const columns = {
  /** The version of the shared catalogue, read at the same instant. */
  version: number,
  /** Staff and test data take no seats. */
  seatless: nullable(boolean),
  /** Session to status, and the rank of those on a waitlist. */
  enrolled: json(
    z.record(z.string(), z.strictObject({ status: z.enum(['ENROLLED', 'WAITLISTED']), rank: z.nullable(z.number()) })),
  ),
  /** Courses. */
  badges: texts,
  bookmarks: texts,
  priority: texts,
  /** Sessions. */
  attended: texts,
  /** Session to the instant at which its offer expires, a millisecond string. */
  offers: json(z.record(z.string(), z.string())),
};
export type OwnRow = RowOf<typeof columns>;

const own = statement(
  columns,
  ({ memberId }: { memberId: string }) => sql`
    select coalesce((select version from catalogue_version), 0) as version,
      (select m.is_staff or m.test_data from member m where m.member_id = ${memberId}) as seatless,
      (select coalesce(json_object_agg(e.session_id, json_build_object('status', e.status, 'rank',
          case when e.status = 'WAITLISTED' then (
            select count(*) from enrollment w
            where w.session_id = e.session_id and w.status = 'WAITLISTED' and w.waitlist_number <= e.waitlist_number
          ) end)), '{}')
        from enrollment e where e.member_id = ${memberId} and e.status in ('ENROLLED', 'WAITLISTED')) as enrolled,
      array(select b.course_id from course_badge b where b.member_id = ${memberId}) as badges,
      array(select b.content_id from bookmark b
        where b.member_id = ${memberId} and b.content_type = 'COURSE') as bookmarks,
      array(select p.course_id from course_priority p
        where p.member_id = ${memberId} and p.used_at is null) as priority,
      array(select a.session_id from attendance a where a.member_id = ${memberId}) as attended,
      (select coalesce(json_object_agg(o.session_id, millis(o.expires_at)), '{}') from seat_offer o
        where o.member_id = ${memberId} and o.settled_at is null) as offers`,
);

/** The member's enrollments, badges, saved courses, offers and priorities, in one statement. */
export async function listOwn(reader: Reader, memberId: string): Promise<OwnRow> {
  const [row] = await own.prepared(reader, { memberId });
  if (row === undefined) throw new Error('a select without from returns a row');
  return row;
}

export interface SeatsRow {
  readonly sessionId: string;
  readonly taken: number;
  readonly held: number;
}

const seats = query((db, { sessionIds }: { sessionIds: readonly string[] }) =>
  db
    .selectFrom('session_seat')
    .select(['session_id as sessionId', 'taken', 'held'])
    .where((eb) => isAmong(eb.ref('session_id'), sessionIds)),
);

/** How many seats of these sessions are taken. */
export function listSessionSeats(reader: Reader, sessionIds: readonly string[]): Promise<SeatsRow[]> {
  return seats.prepared(reader, { sessionIds });
}
