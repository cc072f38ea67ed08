import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import { holdsSession, isGrantedSession } from '@atrium/domain/session/entitled.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { CourseCard, UserMeeting, UserSession } from '../types.ts';
import { isOwn, isVisible, openMemberCatalogue, serveCards, serveSessions } from './memberCatalogue.ts';
import type { CachedCourse, CachedSession } from './sharedCatalogue.ts';
import { listFree, listOpen } from './upcoming.ts';

const most = 500;
const mostMeetings = 200;

/** A session of the business archive, with the card of its course. */
export interface ArchiveSession extends UserSession {
  readonly course: CourseCard;
}

/** The catalogue's sessions that are upcoming, running or on demand, and the viewer's own hidden ones. */
export async function listUserSessions(
  ctx: MemberContext,
  { courseId, showHidden }: { courseId: string | null; showHidden: boolean },
): Promise<UserSession[]> {
  const catalogue = await openMemberCatalogue(ctx);
  const open = listOpen(
    catalogue,
    (session, course) =>
      (courseId === null || course.courseId === courseId) &&
      (showHidden || !session.row.hideInCatalog || isOwn(catalogue, session)) &&
      isVisible(catalogue, course),
  );
  return serveSessions(catalogue, open.slice(0, most));
}

/**
 * The meetings of the viewer's live sessions that are not over, soonest first, at most 200 (D77): the span of a session
 * that has none; none of a course of which the viewer no longer sees a page (ACC-20).
 */
export async function listUserMeetings(ctx: MemberContext): Promise<UserMeeting[]> {
  const { own, shared } = await openMemberCatalogue(ctx);
  return Object.entries(own.enrolled)
    .filter(([, { status }]) => status === 'ENROLLED')
    .flatMap(([sessionId]) => shared.sessionOf.get(sessionId) ?? [])
    .filter(({ row }) => !row.cancelled && isWithinReach(ctx.viewer, row))
    .flatMap((session) => meetingsOf(session, shared.courseOf.get(session.row.courseId)?.card.title ?? ''))
    .filter(({ endAt }) => Number(endAt) > ctx.now)
    .sort(
      (a, b) =>
        Number(a.startAt) - Number(b.startAt) || (a.sessionId < b.sessionId ? -1 : Number(a.sessionId > b.sessionId)),
    )
    .slice(0, mostMeetings);
}

function meetingsOf({ row, meetings }: CachedSession, courseTitle: string): UserMeeting[] {
  const { sessionId, courseId, title: sessionTitle, startAt, endAt } = row;
  // on demand
  if (startAt === null || endAt === null) return [];
  const held = meetings.length > 0 ? meetings : [{ title: sessionTitle, startAt, endAt }];
  return held.map((meeting) => ({
    sessionId,
    courseId,
    courseTitle,
    sessionTitle,
    title: meeting.title,
    startAt: meeting.startAt,
    endAt: meeting.endAt,
  }));
}

/** Free sessions. */
export async function listFreeSessions(ctx: MemberContext): Promise<UserSession[]> {
  const catalogue = await openMemberCatalogue(ctx);
  return serveSessions(catalogue, listFree(catalogue).slice(0, most));
}

/** Sessions that ended while the viewer was enrolled (D24), the latest first. */
export async function listPastSessions(ctx: MemberContext): Promise<UserSession[]> {
  const catalogue = await openMemberCatalogue(ctx);
  const past = catalogue.shared.courses
    .flatMap((course) => course.sessions)
    .filter(
      ({ row, endAt }) =>
        endAt <= ctx.now &&
        catalogue.own.enrolled[row.sessionId]?.status === 'ENROLLED' &&
        isWithinReach(ctx.viewer, row),
    )
    .sort((a, b) => b.endAt - a.endAt || (a.row.sessionId < b.row.sessionId ? -1 : 1));
  return serveSessions(catalogue, past.slice(0, most));
}

/**
 * The sessions that the viewer's entitlements open (learning.md §7 getEntitledSessions); sessions that are only free
 * are not among them.
 */
export async function getEntitledSessions(ctx: MemberContext, courseId: string | null): Promise<UserSession[]> {
  return listEntitled(ctx, (course) => courseId === null || course.courseId === courseId);
}

async function listEntitled(ctx: MemberContext, isOf: (course: CachedCourse) => boolean): Promise<UserSession[]> {
  const catalogue = await openMemberCatalogue(ctx);
  const held = listOpen(
    catalogue,
    ({ row }, course) => isOf(course) && isVisible(catalogue, course) && holdsSession(ctx.viewer, row),
  );
  return serveSessions(catalogue, held.slice(0, most));
}

/**
 * The sessions of older courses to which the viewer has lifetime access (CAT-13). Staff open every area to help others,
 * so that only what they joined themselves, or were granted by name, counts as theirs.
 */
export async function getEntitledBusinessArchiveSessions(ctx: MemberContext): Promise<ArchiveSession[]> {
  const catalogue = await openMemberCatalogue(ctx);
  const isStaff = ctx.viewer.accountType === 'EMPLOYEE';
  const held = listOpen(
    catalogue,
    (session, course) =>
      course.card.openTo.includes('business-archive') &&
      isVisible(catalogue, course) &&
      (isOwn(catalogue, session) || (isStaff ? isGrantedSession : holdsSession)(ctx.viewer, session.row)),
  ).slice(0, most);
  const courses = [...new Set(held.map(({ row }) => row.courseId))].flatMap(
    (courseId) => catalogue.shared.courseOf.get(courseId) ?? [],
  );
  const [sessions, cards] = await Promise.all([serveSessions(catalogue, held), serveCards(catalogue, courses)]);
  return sessions.flatMap((session) => {
    const course = cards.find(({ courseId }) => courseId === session.courseId);
    return course === undefined ? [] : [{ ...session, course }];
  });
}

/**
 * The Mini-MBA sessions that the viewer's entitlements open, in the order of their start, then those that ended while
 * the viewer was enrolled, the latest first: their content stays open (MBA-01, D24).
 */
export async function getEntitledBootcampSessions(ctx: MemberContext): Promise<UserSession[]> {
  const [open, over] = await Promise.all([
    listEntitled(ctx, ({ card }) => card.courseType === 'BOOTCAMP'),
    listPastSessions(ctx),
  ]);
  return [
    ...open.sort((a, b) => Number(a.startAt ?? 0) - Number(b.startAt ?? 0)),
    ...over.filter(
      (session) => session.courseType === 'BOOTCAMP' && !session.cancelled && holdsSession(ctx.viewer, session),
    ),
  ];
}
