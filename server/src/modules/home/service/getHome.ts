import { homeBody } from '@atrium/domain/access/derived.ts';
import { sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import { trialDaysLeft } from '@atrium/domain/member/trialDaysLeft.ts';
import { continueAt } from '@atrium/domain/video/progress.ts';
import { readSpans } from '@atrium/domain/video/watched.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findFailedPayment } from '../../billing/service/ownMembership.ts';
import {
  openMemberCatalogue,
  serveCards,
  serveSessions,
  type MemberCatalogue,
} from '../../catalogue/service/memberCatalogue.ts';
import { isEmptyFor, listBought, listFree, listUpcomingCourses, lookUp } from '../../catalogue/service/upcoming.ts';
import { listBegun } from '../store/begunVideos.ts';
import { findTrialEnd } from '../store/trialEnd.ts';
import type { ContinueWatching, ContinueWatchingRow, Home } from '../types.ts';
import { findOwnWay } from './ownWay.ts';

const mostCourses = 8;
const mostSessions = 100;

/**
 * The home page of this viewer (HOM-01, HOM-02): unfinished videos that still open for them, upcoming courses with
 * their own first, free sessions for limited members, purchased sessions for transactional ones, the trial's remaining
 * days, a payment that did not go through.
 */
export async function getHome(ctx: MemberContext): Promise<Home> {
  const { viewer, now } = ctx;
  const body = homeBody(viewer);
  const onTrial = viewer.accountType === 'TRIAL';
  const reading = openMemberCatalogue(ctx);
  const [catalogue, begun, trialEndsAt, failedPayment, ownWay] = await Promise.all([
    reading,
    listBegun(ctx, viewer.memberId),
    onTrial ? findTrialEnd(ctx, viewer.memberId, new Date(now)) : null,
    findFailedPayment(ctx),
    findOwnWay(ctx, reading),
  ]);
  const [upcomingCourses, freeSessions, entitledSessions] = await Promise.all([
    serveCards(catalogue, listUpcomingCourses(catalogue, { withOthers: body !== 'transactional', most: mostCourses })),
    serveSessions(catalogue, body === 'limited' ? listFree(catalogue).slice(0, mostSessions) : []),
    serveSessions(catalogue, body === 'transactional' ? listBought(catalogue) : []),
  ]);
  return {
    ...ownWay,
    continueWatching: begun.flatMap((video) => continueWatching(catalogue, video)),
    upcomingCourses,
    freeSessions,
    entitledSessions,
    isEmpty: isEmptyFor(catalogue),
    trialDaysLeft: onTrial ? trialDaysLeft(trialEndsAt === null ? null : Number(trialEndsAt), now) : null,
    trialEndsAt,
    failedPayment,
  };
}

/** The video, if its session still opens for the viewer. */
function continueWatching(catalogue: MemberCatalogue, video: ContinueWatchingRow): ContinueWatching[] {
  const found = lookUp(catalogue, video.topLevelId);
  if (found === null) return [];
  const { session, courseTitle } = found;
  if (!sessionAccess(catalogue.ctx.viewer, session, session.enrollmentStatus).ok) return [];
  const sourceType = session.sessionType === 'ON_DEMAND' ? 'ON_DEMAND' : 'SESSION';
  const { playhead, covered, ...shown } = video;
  const progress = {
    continueAtTime: continueAt(playhead, video.duration),
    watched: readSpans(covered, video.duration),
  };
  return [{ ...shown, ...progress, courseTitle, courseId: session.courseId, sourceType }];
}
