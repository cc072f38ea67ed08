import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import { courseVisibility, isVisibleTo, type CourseVisibility } from '@atrium/domain/catalogue/courseVisibility.ts';
import { sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import type { MemberContext } from '../../../base/context.ts';
import { listOwn, listSessionSeats, type OwnRow, type SeatsRow } from '../store/own.ts';
import type { CourseCard, UserSession, UserSessionRow } from '../types.ts';
import { sharedAt, type CachedCourse, type CachedSession, type SharedCatalogue } from './sharedCatalogue.ts';
import { openContent, toCourseCard, toUserSession } from './userSession.ts';

/** The shared catalogue together with one member's own rows. */
export interface MemberCatalogue {
  readonly ctx: MemberContext;
  readonly shared: SharedCatalogue;
  readonly own: OwnRow;
  readonly visibility: CourseVisibility;
}

/** Reads that have not ended, by the context of their request. */
const reads = new WeakMap<MemberContext, Promise<MemberCatalogue>>();

/**
 * Reads the member's own rows in one statement, and the shared catalogue from memory. Fields of one request that ask at
 * the same time share one read; what asks after it has ended reads again, as after a write it must.
 */
export function openMemberCatalogue(ctx: MemberContext): Promise<MemberCatalogue> {
  const begun = reads.get(ctx);
  if (begun !== undefined) return begun;
  const read = readMemberCatalogue(ctx).finally(() => reads.delete(ctx));
  reads.set(ctx, read);
  return read;
}

async function readMemberCatalogue(ctx: MemberContext): Promise<MemberCatalogue> {
  const own = await listOwn(ctx, ctx.viewer.memberId);
  return { ctx, own, shared: await sharedAt(ctx, own.version), visibility: courseVisibility(ctx.viewer) };
}

/** Whether the viewer is enrolled in this session or on its waitlist, and the route table opens a page of it. */
export function isOwn({ own, ctx }: MemberCatalogue, { row }: CachedSession): boolean {
  return own.enrolled[row.sessionId] !== undefined && isWithinReach(ctx.viewer, row);
}

/** Whether the viewer may know of a course. */
export function isVisible({ visibility, ctx }: MemberCatalogue, { courseId, card, sessionIds }: CachedCourse): boolean {
  return isWithinReach(ctx.viewer, card) && isVisibleTo(visibility, { courseId, sessionIds, openTo: card.openTo });
}

/** Whether the session is one that `hideInCatalog` does not hide from the viewer, who holds its area (CRS-07). */
export function isOpenToHolder({ visibility }: MemberCatalogue, { row }: CachedSession): boolean {
  return row.openTo.some((label) => visibility.special.includes(label));
}

/** The sessions of a card: the viewer's own that take place, the next three or `most`, and the on-demand one. */
export function cardSessions(catalogue: MemberCatalogue, course: CachedCourse, most = 3): CachedSession[] {
  let next = 0;
  const isListedFor = (session: CachedSession): boolean =>
    session.listed || (!session.row.cancelled && isOpenToHolder(catalogue, session));
  return course.sessions.filter((session) => {
    const isNext = session.listed && session.startAt !== null && session.endAt > catalogue.ctx.now && next < most;
    if (isNext) next += 1;
    const isOwnThere = isOwn(catalogue, session) && !session.row.cancelled;
    return isNext || isOwnThere || (session.startAt === null && isListedFor(session));
  });
}

/** These courses as the API's cards. */
export async function serveCards(catalogue: MemberCatalogue, courses: readonly CachedCourse[]): Promise<CourseCard[]> {
  const picked = courses.map((course) => cardSessions(catalogue, course));
  const seats = await seatsOf(catalogue, picked.flat());
  return courses.map((course, index) =>
    toCourseCard(
      {
        ...course.card,
        hasEarnedBadge: catalogue.own.badges.includes(course.courseId),
        bookmarked: catalogue.own.bookmarks.includes(course.courseId),
        sessions: (picked[index] ?? []).map((session) => rowOf(catalogue, session, seats)),
      },
      catalogue.ctx.viewer,
      catalogue.ctx.now,
    ),
  );
}

/** These sessions as the API's, for this viewer. */
export async function serveSessions(
  catalogue: MemberCatalogue,
  sessions: readonly CachedSession[],
): Promise<UserSession[]> {
  const seats = await seatsOf(catalogue, sessions);
  return sessions.map((session) =>
    toUserSession(rowOf(catalogue, session, seats), catalogue.ctx.viewer, catalogue.ctx.now),
  );
}

type Seats = ReadonlyMap<string, SeatsRow>;
const noSeats: Seats = new Map();

/** A session for this viewer without its seat counts, for rules that only need the viewer's enrollment. */
export function rowWithoutSeats(catalogue: MemberCatalogue, session: CachedSession): UserSessionRow {
  return rowOf(catalogue, session, noSeats);
}

/** Whether the content of a session opens for the viewer, as `openContent` says, without making the API's session. */
export function opensContent(catalogue: MemberCatalogue, session: CachedSession): boolean {
  const { ctx, own } = catalogue;
  // without an enrollment no rule asks what the button would say
  return own.enrolled[session.row.sessionId] === undefined
    ? sessionAccess(ctx.viewer, session.row, 'NO_STATUS').ok
    : openContent(ctx, rowOf(catalogue, session, noSeats)).ok;
}

async function seatsOf({ ctx }: MemberCatalogue, sessions: readonly CachedSession[]): Promise<Seats> {
  const limited = sessions.filter((session) => session.row.capacity !== null).map((session) => session.row.sessionId);
  if (limited.length === 0) return noSeats;
  return new Map((await listSessionSeats(ctx, limited)).map((row) => [row.sessionId, row]));
}

function rowOf(
  { own }: MemberCatalogue,
  { row: { published: _, slug: _slug, gatedAccessType: _gated, ...row } }: CachedSession,
  seats: Seats,
): UserSessionRow {
  const enrolled = own.enrolled[row.sessionId];
  const seat = seats.get(row.sessionId);
  return {
    ...row,
    taken: seat?.taken ?? 0,
    held: seat?.held ?? 0,
    stored: enrolled?.status ?? null,
    waitlistPosition: enrolled?.rank ?? null,
    seatless: own.seatless,
    offerExpiresAt: own.offers[row.sessionId] ?? null,
    priority: own.priority.includes(row.courseId),
    attended: own.attended.includes(row.sessionId),
    badge: own.badges.includes(row.courseId),
  };
}
