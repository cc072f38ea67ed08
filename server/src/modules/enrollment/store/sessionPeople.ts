import type { Db, Tx } from '../../../base/sql/db.ts';
import { containsText, either, epochMillis, isSet } from '../../../base/sql/fragments.ts';
import type { peopleViews, RunMeeting, RunSessionRow, SessionPerson } from '../types.ts';

/** Which people of a session are asked for. */
export interface PeopleFilter {
  readonly sessionId: string;
  readonly view: (typeof peopleViews)[number];
  /** Each is in the name, the id or, `byAddress`, the address, in any order; none for everybody. */
  readonly words: readonly string[];
  /** By its parts an address that is read masked would be guessed. */
  readonly byAddress: boolean;
  /** The class whose attendance is asked for. */
  readonly meetingNumber: number | null;
  /** How many come before the page. */
  readonly after: number;
  readonly count: number;
}

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

/** How many are enrolled in a session, seats or not. */
export async function countPeople(tx: Tx, sessionId: string): Promise<number> {
  const { enrolled } = await tx
    .selectFrom('enrollment')
    .select(({ fn }) => fn.countAll().as('enrolled'))
    .where('session_id', '=', sessionId)
    .where('status', '=', 'ENROLLED')
    .executeTakeFirstOrThrow();
  return Number(enrolled);
}

/** The classes of a session, first to last, with how many were there and what was recorded. */
export async function listRunMeetings(tx: Tx, sessionId: string): Promise<RunMeeting[]> {
  const rows = await tx
    .selectFrom('meeting as m')
    .leftJoin('meeting_report as r', (join) =>
      join.onRef('r.session_id', '=', 'm.session_id').onRef('r.meeting_number', '=', 'm.meeting_number'),
    )
    .leftJoin('meeting_recording as rec', (join) =>
      join.onRef('rec.session_id', '=', 'm.session_id').onRef('rec.meeting_number', '=', 'm.meeting_number'),
    )
    .leftJoin('film', 'film.film_id', 'rec.film_id')
    .select((eb) => [
      'm.meeting_number as meetingNumber',
      'm.title',
      epochMillis(eb.ref('m.start_at')).as('startAt'),
      epochMillis(eb.ref('m.end_at')).as('endAt'),
      isSet(eb.ref('r.taken_at')).as('isReported'),
      isSet(eb.ref('rec.session_id')).as('isRecorded'),
      'rec.url',
      'rec.film_id as filmId',
      'film.file_name as fileName',
      epochMillis(eb.ref('rec.ready_at')).as('readyAt'),
      eb
        .selectFrom('meeting_attendance as seen')
        .innerJoin('enrollment as e', (join) =>
          join.onRef('e.member_id', '=', 'seen.member_id').onRef('e.session_id', '=', 'seen.session_id'),
        )
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('seen.session_id', '=', 'm.session_id')
        .whereRef('seen.meeting_number', '=', 'm.meeting_number')
        .where('seen.attended_at', 'is not', null)
        .where('e.status', '=', 'ENROLLED')
        .as('attended'),
    ])
    .where('m.session_id', '=', sessionId)
    .orderBy('m.meeting_number')
    .execute();
  return rows.map(({ isRecorded, url, filmId, fileName, readyAt, attended, ...meeting }) => ({
    ...meeting,
    attended: Number(attended),
    recording: isRecorded ? { url, filmId, fileName, readyAt } : null,
  }));
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
  const { sessionId, view, words, byAddress, meetingNumber, after, count } = filter;
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
    .leftJoin('meeting_attendance as there', (join) =>
      join
        .onRef('there.session_id', '=', 'e.session_id')
        .onRef('there.member_id', '=', 'e.member_id')
        .on('there.meeting_number', '=', meetingNumber ?? 0),
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
      'there.seconds',
      isSet(eb.ref('there.attended_at')).as('wasThere'),
      isSet(eb.ref('there.marked_at')).as('isMeetingMarked'),
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
  return rows.map(({ meetingsAttended, rank, offersMissed, seconds, wasThere, isMeetingMarked, ...person }) => ({
    ...person,
    meeting: meetingNumber === null ? null : { seconds: seconds ?? 0, wasThere, isMarked: isMeetingMarked },
    meetingsAttended: Number(meetingsAttended),
    rank: view === 'WAITLISTED' ? Number(rank) : null,
    offersMissed: Number(offersMissed),
  }));
}
