import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { millis, rowsOf } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { userSession } from '../../catalogue/types.ts';
import type { EnrollmentStep, KnownSessionDates } from '../types.ts';

/** The link of a member to a session's calendar file; created with `token` if there is none. */
export async function findOrAddLink(
  tx: Tx,
  memberId: string,
  sessionId: string,
  token: string,
  now: Date,
): Promise<{ readonly token: string }> {
  const link = tx
    .selectFrom('session_link')
    .select('token')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId);
  const known = await link.executeTakeFirst();
  if (known !== undefined) return known;
  await tx
    .insertInto('session_link')
    .values({ token, member_id: memberId, session_id: sessionId, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'session_id']).doNothing())
    .execute();
  return link.executeTakeFirstOrThrow();
}

/** Gives the link a new token, which invalidates the old address. */
export async function replaceLink(
  tx: Tx,
  memberId: string,
  sessionId: string,
  token: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session_link')
    .set({ token, created_at: now })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .execute();
}

const datesOf = (db: Db | Tx, memberId: string) =>
  db
    .selectFrom(rowsOf('session_facts', [memberId], 'f'))
    .innerJoin('session as s', 's.session_id', 'f.session_id')
    .select((eb) => [
      'f.session_id as sessionId',
      'f.title',
      'f.description',
      userSession('f').as('session'),
      millis(eb.ref('f.start_at')).as('startAt'),
      millis(eb.ref('f.end_at')).as('endAt'),
      'f.cancelled_at',
      'f.status',
      's.revision',
      's.time_zone as timeZone',
      jsonArrayFrom(
        eb
          .selectFrom('meeting as m')
          .select((meeting) => [
            'm.meeting_number as meetingNumber',
            'm.title',
            millis(meeting.ref('m.start_at')).as('startAt'),
            millis(meeting.ref('m.end_at')).as('endAt'),
            'm.revision',
          ])
          .whereRef('m.session_id', '=', 'f.session_id')
          .orderBy('m.meeting_number'),
      ).as('meetings'),
      jsonArrayFrom(
        eb
          .selectFrom('enrollment_step as v')
          .select('v.kind')
          .where('v.member_id', '=', memberId)
          .whereRef('v.session_id', '=', 'f.session_id'),
      ).as('steps'),
    ]);

type DatesRow = Awaited<ReturnType<ReturnType<typeof datesOf>['execute']>>[number];

/** The steps that only somebody takes who is enrolled by them, or was before. */
const seatSteps: readonly string[] = ['ENROLLED', 'PROMOTED', 'UNENROLLED', 'SWAPPED_OUT'] satisfies EnrollmentStep[];

function toDates({ cancelled_at, status, steps, ...dates }: DatesRow): KnownSessionDates {
  const enrolled = status === 'ENROLLED';
  const wasEnrolled = enrolled || steps.some(({ kind }) => seatSteps.includes(kind));
  return { ...dates, cancelled: cancelled_at !== null, enrolled, wasEnrolled, changes: steps.length };
}

const ofSession = query((db, { memberId, sessionId }: { memberId: string; sessionId: string }) =>
  datesOf(db, memberId).where('f.session_id', '=', sessionId),
);

/** The dates of a session for a member. */
export async function findDates(tx: Tx, memberId: string, sessionId: string): Promise<KnownSessionDates | null> {
  const [row] = await ofSession.rows(tx, { memberId, sessionId });
  return row === undefined ? null : toDates(row);
}

/** The picture of the course of a session; null for an unknown session. */
export async function findCover(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('session as s')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .select('c.cover_image_url as cover')
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.cover ?? null;
}

/** The same outside a transaction, as every page of a session asks for it; planning it costs more than reading it. */
export async function findDatesOfPage(
  reader: Reader,
  memberId: string,
  sessionId: string,
): Promise<KnownSessionDates | null> {
  const [row] = await ofSession.prepared(reader, { memberId, sessionId });
  return row === undefined ? null : toDates(row);
}

/** The dates of the live sessions that a member is or was enrolled in, which end after `endingAfter`. */
export async function listDates(tx: Tx, memberId: string, endingAfter: Date): Promise<KnownSessionDates[]> {
  const rows = await datesOf(tx, memberId)
    .where('f.status', 'in', ['ENROLLED', 'NONE'])
    .where('f.end_at', '>', endingAfter)
    .orderBy('f.start_at')
    .orderBy('f.session_id')
    .limit(sql.lit(500))
    .execute();
  return rows.map(toDates);
}

/** The dates of the session of a link's token. */
export async function findLinkedDates(tx: Tx, token: string): Promise<KnownSessionDates | null> {
  const link = await tx
    .selectFrom('session_link')
    .select(['member_id', 'session_id'])
    .where('token', '=', token)
    .executeTakeFirst();
  return link === undefined ? null : findDates(tx, link.member_id, link.session_id);
}
