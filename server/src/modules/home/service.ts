import { homeBody } from '@atrium/domain/access/derived.ts';
import { courseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import { trialDaysLeft } from '@atrium/domain/member/trialDaysLeft.ts';
import type { MemberContext } from '../../base/context.ts';
import { toCourseCard, toUserSession, type CourseCard, type UserSession } from '../catalogue/service.ts';
import { findHome, type ContinueWatchingRow } from './store.ts';

export type ContinueWatching = Omit<ContinueWatchingRow, 'session'>;

export interface Home {
  readonly continueWatching: readonly ContinueWatching[];
  readonly upcomingCourses: readonly CourseCard[];
  readonly freeSessions: readonly UserSession[];
  readonly entitledSessions: readonly UserSession[];
  readonly trialDaysLeft: number | null;
}

/**
 * The home page of this viewer (HOM-01, HOM-02): videos begun and still open to them, upcoming courses with the own
 * ones first, free sessions for limited people, the bought sessions for transactional ones, the days of a trial.
 */
export async function getHome(ctx: MemberContext): Promise<Home> {
  const { viewer, now } = ctx;
  const body = homeBody(viewer);
  const row = await findHome(ctx, {
    memberId: viewer.memberId,
    sight: courseSight(viewer),
    now: new Date(now),
    withNext: body !== 'transactional',
    withFree: body === 'limited',
    withGranted: body === 'transactional',
  });
  const serve = (session: Parameters<typeof toUserSession>[0]): UserSession => toUserSession(session, viewer, now);
  const endsAt = row.trialEndsAt === null ? null : Number(row.trialEndsAt);
  return {
    continueWatching: row.continueWatching
      .filter(({ session }) => sessionAccess(viewer, session, serve(session).enrollmentStatus).ok)
      .map(({ session: _, ...video }) => video),
    upcomingCourses: row.upcomingCourses.map((card) => toCourseCard(card, viewer, now)),
    freeSessions: row.freeSessions.map(serve),
    entitledSessions: row.grantedSessions.map(serve),
    trialDaysLeft: viewer.accountType === 'TRIAL' ? trialDaysLeft(endsAt, now) : null,
  };
}
