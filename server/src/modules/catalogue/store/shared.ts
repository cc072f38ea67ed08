import {
  courseMetaForm,
  courseTypeMetaForm,
  sessionMetaForm,
  type CourseMeta,
} from '@atrium/domain/catalogue/metaForm.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LoggingReader } from '../../../base/sql/cachedByVersion.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { filled, isSet, jsonColumn, millis } from '../../../base/sql/fragments.ts';
import { readStoredFields } from '../../../base/sql/readStored.ts';
import { sessionMeta, type CourseCardRow, type Meeting, type UserSessionRow } from '../types.ts';

const courseTypeMeta = jsonColumn('session', 'course_type_meta', courseTypeMetaForm);
const courseMeta = jsonColumn('course', 'course_meta', courseMetaForm);

type Logging = Pick<LoggingReader, 'log'>;

/** A session as everybody sees it. Instants are millisecond strings, as they are served. */
export interface SharedSession extends Omit<
  UserSessionRow,
  'taken' | 'held' | 'stored' | 'waitlistPosition' | 'seatless' | 'offerExpiresAt' | 'priority' | 'attended' | 'badge'
> {
  readonly published: boolean;
  /** Another address of its content; null without one. */
  readonly slug: string | null;
  readonly gatedAccessType: string | null;
}

/** A course as everybody sees it. */
export interface SharedCourse {
  readonly card: Omit<CourseCardRow, 'hasEarnedBadge' | 'bookmarked' | 'sessions'>;
  readonly courseMeta: CourseMeta;
}

export interface SharedRows {
  readonly version: number;
  readonly courses: readonly SharedCourse[];
  /** By their begin, those on demand last. */
  readonly sessions: readonly SharedSession[];
  /** Those of each session by their number. */
  readonly meetings: readonly Meeting[];
}

/** Every course and every session, as one instant shows them. What does not fit is left out and logged (SSN-16). */
export function listShared(reader: LoggingReader): Promise<SharedRows> {
  return reader.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { version } = await tx.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
      const [courses, sessions] = [await readCourses(tx, reader), await readSessions(tx, reader)];
      return { version, courses, sessions, meetings: await readMeetings(tx) };
    });
}

async function readCourses(tx: Tx, logging: Logging): Promise<SharedCourse[]> {
  const rows = await tx
    .selectFrom('course as c')
    .select((course) => [
      courseMeta('c').as('courseMeta'),
      'c.course_id as courseId',
      'c.course_type as courseType',
      'c.title',
      'c.subtitle',
      'c.description',
      'c.cover_image_url as coverImageUrl',
      'c.topic',
      'c.stacks',
      'c.difficulty',
      'c.length_minutes as lengthMinutes',
      'c.rating as courseRating',
      'c.rating_count as ratingCount',
      'c.open_to as openTo',
      jsonArrayFrom(
        course
          .selectFrom('course_faculty as cf')
          .innerJoin('faculty as y', 'y.faculty_id', 'cf.faculty_id')
          .select([
            'y.faculty_id as facultyId',
            'y.full_name as fullName',
            'y.role',
            'y.image_url as imageUrl',
            'y.biography',
            'cf.sort_order as sortOrder',
          ])
          .whereRef('cf.course_id', '=', 'c.course_id')
          .where('y.published', '=', true)
          .orderBy('cf.sort_order')
          .orderBy('y.faculty_id'),
      ).as('faculty'),
    ])
    .orderBy('c.course_id')
    .execute();
  return rows.map(({ courseMeta: stored, ...card }) => {
    const at = { table: 'course', column: 'course_meta', id: card.courseId } as const;
    const meta = readStoredFields(logging, at, courseMetaForm, stored);
    const { hideTimeAndFacultyLabels, badgeAsCompletion } = meta;
    return {
      card: {
        ...card,
        hideTimeAndFacultyLabels: hideTimeAndFacultyLabels ?? false,
        badgeAsCompletion: badgeAsCompletion ?? false,
      },
      courseMeta: meta,
    };
  });
}

async function readSessions(tx: Tx, logging: Logging): Promise<SharedSession[]> {
  const rows = await tx
    .selectFrom('session as s')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .leftJoin('session_seat as seat', 'seat.session_id', 's.session_id')
    .select((eb) => [
      's.session_id as sessionId',
      's.course_id as courseId',
      'c.course_type as courseType',
      's.session_type as sessionType',
      's.title',
      filled(eb.ref('s.subtitle'), eb.ref('c.subtitle')).as('subtitle'),
      filled(eb.ref('s.description'), eb.ref('c.description')).as('description'),
      'c.cover_image_url as coverImageUrl',
      'c.open_to as openTo',
      millis(eb.ref('s.start_at')).as('startAt'),
      millis(eb.ref('s.end_at')).as('endAt'),
      millis(eb.ref('s.activate_at')).as('activateAt'),
      millis(eb.ref('s.enrollment_opens_at')).as('enrollmentOpensAt'),
      millis(eb.ref('s.enrollment_close')).as('enrollmentClose'),
      's.time_zone as timeZone',
      's.is_free_session as isFreeSession',
      's.hide_in_catalog as hideInCatalog',
      isSet(eb.ref('s.cancelled_at')).as('cancelled'),
      's.manual_enrollment as manual',
      's.waitlist_allowed as waitlistAllowed',
      'seat.capacity',
      sessionMeta('s').as('sessionMeta'),
      courseTypeMeta('s').as('courseTypeMeta'),
      's.published',
      's.slug',
      's.gated_access_type as gatedAccessType',
    ])
    .orderBy('s.start_at', (by) => by.asc().nullsLast())
    .orderBy('s.session_id')
    .execute();
  return rows.map(({ courseTypeMeta: ofType, sessionMeta: ofSession, ...row }) => {
    const at = { table: 'session', id: row.sessionId } as const;
    const { waitlist } = readStoredFields(logging, { ...at, column: 'course_type_meta' }, courseTypeMetaForm, ofType);
    return {
      ...row,
      sessionMeta: readStoredFields(logging, { ...at, column: 'session_meta' }, sessionMetaForm, ofSession),
      waitlistTaskItems: waitlist?.taskItems ?? [],
    };
  });
}

function readMeetings(tx: Tx): Promise<Meeting[]> {
  return tx
    .selectFrom('meeting as m')
    .select((eb) => [
      'm.session_id as sessionId',
      'm.title',
      millis(eb.ref('m.start_at')).as('startAt'),
      millis(eb.ref('m.end_at')).as('endAt'),
    ])
    .orderBy('m.session_id')
    .orderBy('m.meeting_number')
    .execute();
}
