import { sql } from 'kysely';
import type { Db } from '../../../base/db.ts';
import type { CourseCardRow, UserSessionRow } from '../types.ts';

/** A session as everybody sees it. Instants are millisecond strings, as they are served. */
export interface SharedSession extends Omit<
  UserSessionRow,
  'taken' | 'held' | 'stored' | 'waitlistPosition' | 'seatless' | 'offerExpiresAt' | 'priority' | 'attended' | 'badge'
> {
  readonly published: boolean;
}

/** A course as everybody sees it. */
export interface SharedCourse {
  readonly card: Omit<CourseCardRow, 'hasEarnedBadge' | 'bookmarked' | 'sessions'>;
  readonly courseMeta: CourseMeta;
}

export interface CourseMeta {
  readonly whoWillBenefit?: readonly string[];
  readonly whatYouWillLeaveWith?: readonly string[];
  readonly topTakeaway?: string;
  readonly courseSyllabusUrl?: string;
  readonly showHiddenSessionEnrollOptions?: boolean;
}

export interface SharedRows {
  readonly version: number;
  readonly courses: readonly SharedCourse[];
  /** By their begin, those on demand last. */
  readonly sessions: readonly SharedSession[];
}

/** Every course and every session, as one instant shows them. */
export function readShared(db: Db): Promise<SharedRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const {
        rows: [head],
      } = await sql<{ version: number }>`select version from catalogue_version`.execute(tx);
      if (head === undefined) throw new Error('the catalogue has no version');
      const { rows: courses } = await sql<SharedCourse>`
        select c.course_meta as "courseMeta", json_build_object(
          'courseId', c.course_id,
          'courseType', c.course_type,
          'title', c.title,
          'subtitle', c.subtitle,
          'description', c.description,
          'coverImageUrl', c.cover_image_url,
          'topic', c.topic,
          'stacks', c.stacks,
          'difficulty', c.difficulty,
          'lengthMinutes', c.length_minutes,
          'courseRating', c.rating,
          'ratingCount', c.rating_count,
          'openTo', c.open_to,
          'hideTimeAndFacultyLabels', coalesce((c.course_meta ->> 'hideTimeAndFacultyLabels')::boolean, false),
          'badgeAsCompletion', coalesce((c.course_meta ->> 'badgeAsCompletion')::boolean, false),
          'faculty', coalesce((
            select json_agg(json_build_object(
              'facultyId', y.faculty_id, 'fullName', y.full_name, 'role', y.role, 'imageUrl', y.image_url,
              'biography', y.biography, 'sortOrder', cf.sort_order
            ) order by cf.sort_order, y.faculty_id)
            from course_faculty cf join faculty y on y.faculty_id = cf.faculty_id
            where cf.course_id = c.course_id
          ), '[]')
        ) as card
        from course c order by c.course_id`.execute(tx);
      const { rows: sessions } = await sql<SharedSession>`
        select s.session_id as "sessionId", s.course_id as "courseId", c.course_type as "courseType",
          s.session_type as "sessionType", s.title, coalesce(nullif(s.subtitle, ''), c.subtitle) as subtitle,
          coalesce(nullif(s.description, ''), c.description) as description, c.cover_image_url as "coverImageUrl",
          c.open_to as "openTo", millis(s.start_at) as "startAt", millis(s.end_at) as "endAt",
          millis(s.activate_at) as "activateAt", millis(s.enrollment_opens_at) as "enrollmentOpensAt",
          millis(s.enrollment_close) as "enrollmentClose", s.time_zone as "timeZone",
          s.is_free_session as "isFreeSession", s.hide_in_catalog as "hideInCatalog",
          s.cancelled_at is not null as cancelled, s.manual_enrollment as manual,
          s.waitlist_allowed as "waitlistAllowed", seat.capacity, s.session_meta as "sessionMeta",
          coalesce(s.course_type_meta #> '{waitlist,taskItems}', '[]') as "waitlistTaskItems", s.published
        from session s join course c using (course_id) left join session_seat seat using (session_id)
        order by s.start_at nulls last, s.session_id`.execute(tx);
      return { version: head.version, courses, sessions };
    });
}
