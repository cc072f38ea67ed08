import type { Db, Tx } from '../../../base/sql/db.ts';
import { containsText, either, epochMillis, isSet } from '../../../base/sql/fragments.ts';
import type { PeopleFilter, RunSessionRow, SessionPerson } from '../types.ts';

/** A live session with its seats, for whoever runs it; null for any other id. */
export async function findRunSession(tx: Tx, sessionId: string): Promise<RunSessionRow | null> {
  return (await runSessions(tx).where('s.session_id', '=', sessionId).executeTakeFirst()) ?? null;
}

function runSessions(tx: Tx) {
  return tx
    .selectFrom('session as s')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .leftJoin('session_seat as seat', 'seat.session_id', 's.session_id')
    .select((eb) => [
      's.session_id as sessionId',
      's.title',
      's.course_id as courseId',
      'c.title as courseTitle',
      epochMillis(eb.ref('s.start_at').$notNull()).as('startAt'),
      epochMillis(eb.ref('s.end_at').$notNull()).as('endAt'),
      's.time_zone as timeZone',
      isSet(eb.ref('s.cancelled_at')).as('isCanceled'),
      'seat.capacity',
      eb.fn.coalesce('seat.taken', eb.lit(0)).as('taken'),
      eb.fn.coalesce('seat.held', eb.lit(0)).as('held'),
      eb.fn.coalesce('seat.waiting', eb.lit(0)).as('waiting'),
    ])
    .where('s.session_type', '=', 'LIVE')
    .where('s.start_at', 'is not', null);
}

/** How many are enrolled in a session, seats or not, and how many of its meetings are over. */
export async function countSession(
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<{ readonly enrolled: number; readonly meetings: number; readonly meetingsOver: number }> {
  const { enrolled } = await tx
    .selectFrom('enrollment')
    .select(({ fn }) => fn.countAll().as('enrolled'))
    .where('session_id', '=', sessionId)
    .where('status', '=', 'ENROLLED')
    .executeTakeFirstOrThrow();
  const { meetings, over } = await tx
    .selectFrom('meeting')
    .select(({ fn }) => [fn.countAll().as('meetings'), fn.countAll().filterWhere('end_at', '<=', now).as('over')])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { enrolled: Number(enrolled), meetings: Number(meetings), meetingsOver: Number(over) };
}

/** The live sessions of a page, those to come first to last, those that are over last to first. */
export function listRunSessions(
  db: Db,
  {
    isOver,
    courseIds,
    words,
    now,
    after,
    count,
  }: {
    readonly isOver: boolean;
    /** Null: of every course. */
    readonly courseIds: readonly string[] | null;
    readonly words: readonly string[];
    readonly now: Date;
    readonly after: number;
    readonly count: number;
  },
): Promise<RunSessionRow[]> {
  let found = runSessions(db).where('s.end_at', isOver ? '<=' : '>', now);
  if (courseIds !== null) found = found.where('s.course_id', 'in', courseIds.length === 0 ? [''] : [...courseIds]);
  for (const word of words)
    found = found.where((eb) => eb.or([containsText(eb.ref('s.title'), word), containsText(eb.ref('c.title'), word)]));
  return found
    .orderBy('s.start_at', isOver ? 'desc' : 'asc')
    .orderBy('s.session_id')
    .limit(count)
    .offset(after)
    .execute();
}

/** People of a session: those who are enrolled by name, or those who wait in their order. */
export async function listSessionPeople(db: Db, filter: PeopleFilter): Promise<SessionPerson[]> {
  const { sessionId, view, words, byAddress, after, count } = filter;
  let found = db
    .selectFrom('enrollment as e')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .leftJoin('attendance as a', (join) =>
      join.onRef('a.member_id', '=', 'e.member_id').onRef('a.session_id', '=', 'e.session_id'),
    )
    .leftJoin('seat_offer as offer', (join) =>
      join
        .onRef('offer.session_id', '=', 'e.session_id')
        .onRef('offer.member_id', '=', 'e.member_id')
        .on('offer.settled_at', 'is', null),
    )
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', view);
  for (const word of words)
    found = found.where((eb) =>
      eb(
        eb.fn('person_text', ['m.first_name', 'm.last_name', byAddress ? 'm.email' : eb.val(''), 'm.member_id']),
        'like',
        eb.fn('containing', [eb.val(word)]),
      ),
    );
  const rows = await (
    view === 'WAITLISTED'
      ? found.orderBy('e.waitlist_number')
      : found.orderBy('m.last_name').orderBy('m.first_name').orderBy('m.member_id')
  )
    .select((eb) => [
      'm.member_id as memberId',
      'm.display_name as displayName',
      'm.email',
      'm.customer_id as customerId',
      'c.name as customerName',
      either(eb.ref('m.is_staff'), eb.ref('m.test_data')).as('isSeatless'),
      epochMillis(eb.ref('e.joined_at')).as('joinedAt'),
      isSet(eb.ref('a.attended_at')).as('hasAttended'),
      isSet(eb.ref('a.marked_at')).as('isMarked'),
      epochMillis(eb.ref('offer.expires_at')).as('offerExpiresAt'),
      eb
        .selectFrom('meeting_attendance as seen')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('seen.session_id', '=', 'e.session_id')
        .whereRef('seen.member_id', '=', 'e.member_id')
        .where('seen.attended_at', 'is not', null)
        .as('meetingsAttended'),
      eb
        .selectFrom('enrollment as before')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('before.session_id', '=', 'e.session_id')
        .where('before.status', '=', 'WAITLISTED')
        .whereRef('before.waitlist_number', '<=', 'e.waitlist_number')
        .as('rank'),
      eb
        .selectFrom('seat_offer as past')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('past.session_id', '=', 'e.session_id')
        .whereRef('past.member_id', '=', 'e.member_id')
        .where('past.claimed', '=', false)
        .whereRef('past.offered_at', '>=', 'e.joined_at')
        .as('offersMissed'),
    ])
    .limit(count)
    .offset(after)
    .execute();
  return rows.map(({ meetingsAttended, rank, offersMissed, ...person }) => ({
    ...person,
    meetingsAttended: Number(meetingsAttended),
    rank: view === 'WAITLISTED' ? Number(rank) : null,
    offersMissed: Number(offersMissed),
  }));
}
