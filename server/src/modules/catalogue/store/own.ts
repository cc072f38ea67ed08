import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';

/** One member's own rows of the catalogue, read together with the version of the shared part. */
export interface OwnRow {
  readonly version: number;
  /** Staff and test data take no seats. */
  readonly seatless: boolean | null;
  /** Status, and the rank of those on a waitlist. */
  readonly enrolled: Readonly<
    Record<string, { readonly status: 'ENROLLED' | 'WAITLISTED'; readonly line: number | null }>
  >;
  /** Courses. */
  readonly badges: readonly string[];
  readonly bookmarks: readonly string[];
  readonly priority: readonly string[];
  /** Sessions. */
  readonly attended: readonly string[];
  /** Session to the instant at which its offer expires, a millisecond string. */
  readonly offers: Readonly<Record<string, string>>;
}

/** The member's enrollments, badges, saved courses, offers and priorities, in one statement. */
export async function readOwn(reader: Reader, memberId: string): Promise<OwnRow> {
  const rows = await preparedRows(
    reader,
    sql<OwnRow>`
    select (select version from catalogue_version) as version,
      (select m.is_staff or m.test_data from member m where m.member_id = ${memberId}) as seatless,
      (select coalesce(json_object_agg(e.session_id, json_build_object('status', e.status, 'line',
          case when e.status = 'WAITLISTED' then (
            select count(*) from enrollment line
            where line.session_id = e.session_id and line.status = 'WAITLISTED' and line.place <= e.place
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
  const own = rows[0];
  if (own === undefined) throw new Error('a select without from returns a row');
  return own;
}

export interface SeatsRow {
  readonly sessionId: string;
  readonly taken: number;
  readonly held: number;
}

/** How many seats of these sessions are taken. */
export function readSeats(reader: Reader, sessionIds: readonly string[]): Promise<SeatsRow[]> {
  return preparedRows(
    reader,
    sql<SeatsRow>`
    select session_id as "sessionId", taken, held from session_seat where session_id = any(${sessionIds}::text[])`,
  );
}
