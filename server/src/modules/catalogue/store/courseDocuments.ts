import type { CourseBody, CourseFacts } from '@atrium/domain/catalogue/courseDocument.ts';
import { courseMetaForm, type CourseMeta } from '@atrium/domain/catalogue/metaForm.ts';
import { readJsonFields } from '@atrium/domain/readJson.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { findForeignLessonIds, findOnDemand } from './lessonDocuments.ts';

/** A course with its lessons on demand as its document has it; null for an unknown one. */
export async function findCourseBody(tx: Tx, courseId: string): Promise<CourseBody | null> {
  const row = await tx.selectFrom('course').selectAll().where('course_id', '=', courseId).executeTakeFirst();
  if (row === undefined) return null;
  const faculty = await tx
    .selectFrom('course_faculty')
    .select('faculty_id as id')
    .where('course_id', '=', courseId)
    .orderBy('sort_order')
    .orderBy('faculty_id')
    .execute();
  const { value: meta } = readJsonFields<CourseMeta>(courseMetaForm, row.course_meta);
  return {
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    picture: row.cover_image_url,
    type: row.course_type,
    topic: row.topic,
    stacks: row.stacks,
    difficulty: row.difficulty,
    areas: row.open_to,
    facultyIds: faculty.map(({ id }) => id),
    takeaway: meta.topTakeaway ?? '',
    benefits: [...(meta.whoWillBenefit ?? [])],
    outcomes: [...(meta.whatYouWillLeaveWith ?? [])],
    syllabus: meta.courseSyllabusUrl ?? null,
    trailerId: meta.trailerVideoId ?? null,
    isCoverageCounted: row.credit_rule === 'coverage',
    isTimeHidden: meta.hideTimeAndFacultyLabels ?? false,
    isBadgeCompletion: meta.badgeAsCompletion ?? false,
    areHiddenSessionsOffered: meta.showHiddenSessionEnrollOptions ?? false,
    onDemand: await findOnDemand(tx, courseId),
  };
}

/** With what a course without lessons begins, until its first session says how long it is. */
const firstLength = 60;

/** Adds a course, or changes the one of this id; who teaches it is written beside it. */
export async function saveCourseRow(tx: Tx, courseId: string, body: CourseBody): Promise<void> {
  const values = {
    course_type: body.type,
    title: body.title,
    subtitle: body.subtitle,
    description: body.description,
    cover_image_url: body.picture,
    topic: body.topic,
    stacks: body.stacks,
    difficulty: body.difficulty,
    open_to: body.areas,
    course_meta: JSON.stringify(metaOf(body)),
    credit_rule: body.isCoverageCounted ? ('coverage' as const) : ('farthest' as const),
  };
  await tx
    .insertInto('course')
    .values({ course_id: courseId, ...values, length_minutes: firstLength })
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(values))
    .execute();
}

/** What is not set is not there, as it was before there was a form. */
function metaOf(body: CourseBody): CourseMeta {
  return {
    ...(body.takeaway !== '' && { topTakeaway: body.takeaway }),
    ...(body.benefits.length > 0 && { whoWillBenefit: body.benefits }),
    ...(body.outcomes.length > 0 && { whatYouWillLeaveWith: body.outcomes }),
    ...(body.syllabus !== null && { courseSyllabusUrl: body.syllabus }),
    ...(body.trailerId !== null && { trailerVideoId: body.trailerId }),
    ...(body.isTimeHidden && { hideTimeAndFacultyLabels: true }),
    ...(body.isBadgeCompletion && { badgeAsCompletion: true }),
    ...(body.areHiddenSessionsOffered && { showHiddenSessionEnrollOptions: true }),
  };
}

/** Gives a course these teachers, in this order, and no others; a trigger makes it found by their names. */
export async function replaceFaculty(tx: Tx, courseId: string, facultyIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('course_faculty')
    .where('course_id', '=', courseId)
    .where((eb) => eb.not(isAmong(eb.ref('faculty_id'), facultyIds)))
    .execute();
  if (facultyIds.length === 0) return;
  await tx
    .insertInto('course_faculty')
    .values(facultyIds.map((id, order) => ({ course_id: courseId, faculty_id: id, sort_order: order })))
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'faculty_id'])
        .doUpdateSet((eb) => ({ sort_order: eb.ref('excluded.sort_order') }))
        .whereRef('course_faculty.sort_order', '<>', 'excluded.sort_order'),
    )
    .execute();
}

/** Says how long the lessons of a course take together, in minutes. */
export async function saveLength(tx: Tx, courseId: string, minutes: number): Promise<void> {
  await tx
    .updateTable('course')
    .set({ length_minutes: Math.max(1, minutes) })
    .where('course_id', '=', courseId)
    .execute();
}

/** Which teachers and videos of a course there are not, and what of its lessons belongs to another course. */
export async function findCourseFacts(
  tx: Tx,
  courseId: string,
  { facultyIds, trailerId, onDemand }: CourseBody,
): Promise<CourseFacts> {
  const lessons = onDemand === null ? [] : onDemand.groups.flatMap((group) => group.lessons);
  const videoIds = [...lessons.map(({ videoId }) => videoId), ...(trailerId === null ? [] : [trailerId])];
  const faculty = await tx
    .selectFrom('faculty')
    .select('faculty_id as id')
    .where((eb) => isAmong(eb.ref('faculty_id'), facultyIds))
    .execute();
  const videos = await tx
    .selectFrom('video')
    .select('video_id as id')
    .where((eb) => isAmong(eb.ref('video_id'), videoIds))
    .execute();
  const live = await tx
    .selectFrom('session')
    .select('session_id as id')
    .where('course_id', '=', courseId)
    .where('session_type', '=', 'LIVE')
    .where('published', '=', true)
    .limit(1)
    .execute();
  const without = (named: readonly string[], known: readonly { readonly id: string }[]): readonly string[] => {
    const ids = new Set(known.map(({ id }) => id));
    return [...new Set(named)].filter((id) => !ids.has(id));
  };
  return {
    unknownFaculty: without(facultyIds, faculty),
    unknownVideos: without(videoIds, videos),
    foreignIds: onDemand === null ? [] : await findForeignLessonIds(tx, courseId, onDemand),
    isLive: live.length > 0,
  };
}

/** What names a course beside its own sessions: certificates, entitlements, and whose courses it is on the team. */
export async function listNamingCourse(
  tx: Tx,
  courseId: string,
): Promise<{ readonly certificates: string[]; readonly entitlements: string[] }> {
  const certificates = await tx
    .selectFrom('certificate_course as cc')
    .innerJoin('certificate_group as g', 'g.certificate_group_id', 'cc.certificate_group_id')
    .innerJoin('certificate as c', 'c.certificate_id', 'g.certificate_id')
    .select('c.title')
    .distinct()
    .where('cc.course_id', '=', courseId)
    .orderBy('c.title')
    .execute();
  const entitlements = await tx
    .selectFrom('entitlement')
    .select('name')
    .where((eb) => isAmong(eb.val(courseId), eb.ref('course_ids')))
    .orderBy('name')
    .execute();
  return { certificates: certificates.map(({ title }) => title), entitlements: entitlements.map(({ name }) => name) };
}

/** How many live sessions a course has, how many take part in it, and how many have opened a lesson of it. */
export async function countTakingPart(
  tx: Tx,
  courseId: string,
): Promise<{ readonly live: number; readonly enrolled: number; readonly watching: number }> {
  const { live } = await tx
    .selectFrom('session')
    .select(({ fn }) => fn.countAll().as('live'))
    .where('course_id', '=', courseId)
    .where('session_type', '=', 'LIVE')
    .executeTakeFirstOrThrow();
  const { enrolled } = await tx
    .selectFrom('enrollment as e')
    .innerJoin('session as s', 's.session_id', 'e.session_id')
    .select(({ fn }) => fn.count('e.member_id').distinct().as('enrolled'))
    .where('s.course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  const { watching } = await tx
    .selectFrom('video_progress as p')
    .innerJoin('session as s', 's.session_id', 'p.session_id')
    .select(({ fn }) => fn.count('p.member_id').distinct().as('watching'))
    .where('s.course_id', '=', courseId)
    .where('s.session_type', '=', 'ON_DEMAND')
    .executeTakeFirstOrThrow();
  return { live: Number(live), enrolled: Number(enrolled), watching: Number(watching) };
}

export async function removeCourseRow(tx: Tx, courseId: string): Promise<void> {
  await tx.deleteFrom('course').where('course_id', '=', courseId).execute();
}

/** The courses for the lists of the staff; the newest are those whose next or last session begins last. */
export function listCourseRows(tx: Tx): DocumentRows {
  const closed = tx
    .selectFrom('session as s')
    .innerJoin('session_content as g', 'g.session_id', 's.session_id')
    .select('s.course_id')
    .where('s.session_type', '=', 'ON_DEMAND')
    .where('s.published', '=', false)
    .where('g.kind', '=', 'VIDEO_GROUP')
    .where('g.parent_id', 'is', null);
  return tx.selectFrom('course as c').select((eb) => [
    'c.course_id as id',
    'c.title',
    eb('c.course_id', 'not in', closed).as('isPublished'),
    eb
      .selectFrom('session as l')
      .select((live) => live.fn.max('l.start_at').as('at'))
      .whereRef('l.course_id', '=', 'c.course_id')
      .as('newestAt'),
  ]);
}
