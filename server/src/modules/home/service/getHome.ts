import { homeBody } from '@atrium/domain/access/derived.ts';
import { sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import { trialDaysLeft } from '@atrium/domain/member/trialDaysLeft.ts';
import type { MemberContext } from '../../../base/context.ts';
import { listBought, listFree, listUpcomingCourses, lookUp } from '../../catalogue/service/upcoming.ts';
import {
  openMemberCatalogue,
  serveCards,
  serveSessions,
  type MemberCatalogue,
} from '../../catalogue/service/memberCatalogue.ts';
import { listBegun } from '../store/begunVideos.ts';
import { findTrialEnd } from '../store/trialEnd.ts';
import type { ContinueWatching, ContinueWatchingRow, Home } from '../types.ts';

const mostCourses = 8;
const mostSessions = 100;

/**
 * The home page of this viewer (HOM-01, HOM-02): unfinished videos that still open for them, upcoming courses with
 * their own first, free sessions for limited members, purchased sessions for transactional ones, the trial's remaining
 * days.
 */
export async function getHome(ctx: MemberContext): Promise<Home> {
  const { viewer, now } = ctx;
  const body = homeBody(viewer);
  const onTrial = viewer.accountType === 'TRIAL';
  const [at, begun, trialEndsAt] = await Promise.all([
    openMemberCatalogue(ctx),
    listBegun(ctx, viewer.memberId),
    onTrial ? findTrialEnd(ctx, viewer.memberId, new Date(now)) : null,
  ]);
  const [upcomingCourses, freeSessions, entitledSessions] = await Promise.all([
    serveCards(at, listUpcomingCourses(at, { withOthers: body !== 'transactional' }).slice(0, mostCourses)),
    serveSessions(at, body === 'limited' ? listFree(at).slice(0, mostSessions) : []),
    serveSessions(at, body === 'transactional' ? listBought(at) : []),
  ]);
  return {
    continueWatching: begun.flatMap((video) => continueWatching(at, video)),
    upcomingCourses,
    freeSessions,
    entitledSessions,
    trialDaysLeft: onTrial ? trialDaysLeft(trialEndsAt === null ? null : Number(trialEndsAt), now) : null,
  };
}

/** The video, if its session still opens for the viewer. */
function continueWatching(at: MemberCatalogue, video: ContinueWatchingRow): ContinueWatching[] {
  const found = lookUp(at, video.topLevelId);
  if (found === null) return [];
  const { session, courseTitle } = found;
  if (!sessionAccess(at.ctx.viewer, session, session.enrollmentStatus).ok) return [];
  const sourceType = session.sessionType === 'ON_DEMAND' ? 'ON_DEMAND' : 'SESSION';
  return [{ ...video, courseTitle, courseId: session.courseId, sourceType }];
}
