import { groupByCourse, type GroupedCourse } from '@atrium/domain/catalogue/groupByCourse.ts';
import type { SessionFacts } from '@atrium/domain/session/facts.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { TrailerRow, UserSession } from '../types.ts';
import { courseDetails } from './courseDetails.ts';
import { cardSessions, openMemberCatalogue, serveSessions, type MemberCatalogue } from './memberCatalogue.ts';
import { toSessionFacts } from './sessionFacts.ts';
import type { CachedCourse } from './sharedCatalogue.ts';

/** A session with the facts by which it is grouped. */
interface GroupedSession extends SessionFacts {
  readonly served: UserSession;
}

/** A course as learning.md §3 has it: what everybody sees of it, and its sessions as they are for the viewer. */
export interface CourseFacts {
  readonly course: CachedCourse;
  /** Null for a course whose sessions are all hidden from the viewer. */
  readonly grouped: GroupedCourse<GroupedSession> | null;
}

interface Gathering {
  readonly courseIds: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, CourseFacts>>;
}

/** What is asked for and not yet read, by the context of its request. */
const gatherings = new WeakMap<MemberContext, Gathering>();

/**
 * The course with all its sessions that are open or to come, not only those of its card. It is read for fields that our
 * pages do not select: for all courses that a request asks for at the same time, with one query for their seats. Throws
 * for a course that does not exist.
 */
export async function loadCourseFacts(ctx: MemberContext, courseId: string): Promise<CourseFacts> {
  const gathering = gatherings.get(ctx) ?? gather(ctx);
  gathering.courseIds.add(courseId);
  const found = (await gathering.answer).get(courseId);
  if (found === undefined) throw new Error(`no course ${courseId} in the catalogue`);
  return found;
}

/** The trailer of a course, null without one; the same for all members. */
export async function loadTrailer(ctx: MemberContext, courseId: string): Promise<TrailerRow | null> {
  const { shared } = await openMemberCatalogue(ctx);
  return (await courseDetails(ctx, shared, courseId)).trailer;
}

function gather(ctx: MemberContext): Gathering {
  const courseIds = new Set<string>();
  const answer = openMemberCatalogue(ctx).then((catalogue) => {
    // a caller who asks from now on gets an answer of their own
    gatherings.delete(ctx);
    return readFacts(catalogue, [...courseIds]);
  });
  const gathering = { courseIds, answer };
  gatherings.set(ctx, gathering);
  return gathering;
}

async function readFacts(
  catalogue: MemberCatalogue,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseFacts>> {
  const courses = courseIds.flatMap((courseId) => catalogue.shared.courseOf.get(courseId) ?? []);
  const sessions = courses.flatMap((course) => cardSessions(catalogue, course, Infinity));
  const served = await serveSessions(catalogue, sessions);
  const grouped = groupByCourse(
    served.map((session): GroupedSession => ({ ...toSessionFacts(session), served: session })),
    catalogue.ctx.now,
  );
  const groupOf = new Map(grouped.map((group) => [group.courseId, group]));
  return new Map(courses.map((course) => [course.courseId, { course, grouped: groupOf.get(course.courseId) ?? null }]));
}
