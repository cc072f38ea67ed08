import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { autoEnrollSeconds, shouldAutoEnroll } from '@atrium/domain/video/autoEnroll.ts';
import { readSpans } from '@atrium/domain/video/watched.ts';
import type { MemberContext } from '../../../base/context.ts';
import { toUserSession } from '../../catalogue/service/userSession.ts';
import { autoEnroll } from '../../enrollment/service/autoEnroll.ts';
import { settleAutoEnroll } from '../../progress/service/settleAutoEnroll.ts';
import { startViewing } from '../../progress/service/startViewing.ts';
import { takeReport } from '../../progress/service/takeReport.ts';
import type { Report, StartedViewing } from '../../progress/types.ts';
import { saveUse } from '../store/metering.ts';
import { findVideoAccess } from '../store/videoPage.ts';
import type { CreateVideoSession, ReportOutcome } from '../types.ts';
import { admitViewer } from './admitViewer.ts';

/**
 * A video counts against the allowance after so many seconds of playback, or of growth in coverage or farthest time
 * (D16).
 */
const confirmedAfterSeconds = 10;
const longestUri = 2000;

/**
 * Starts a viewing (VID-07), after the same check and reservation as for the manifest. Refuses with NOT_FOUND unless
 * the video is in that session of that course (THR-25), and as `admitViewer` does.
 */
export async function createVideoSession(
  ctx: MemberContext,
  input: CreateVideoSession,
): Promise<Result<StartedViewing>> {
  const video = await findVideoAccess(ctx, ctx.viewer.memberId, input);
  if (video === null) return refuse('NOT_FOUND');
  const admitted = await admitViewer(ctx, video);
  if (!admitted.ok) return admitted;
  return startViewing(ctx, ctx.db, { ...input, clientUri: withoutQuery(input.clientUri) });
}

/**
 * Handles a player's report (VID-08), then the consequences of the state after it: a limited member's video is
 * confirmed after ten seconds of playback or growth, and thirty seconds in a session enroll the member (VID-09). Both
 * follow from the state, not from this report, so that a repeated report makes up for a lost one. Refuses with
 * INVALID_INPUT, and with NOT_FOUND for a viewing that is not the viewer's (THR-24).
 */
export async function updateVideoSession(ctx: MemberContext, report: Report): Promise<Result<ReportOutcome>> {
  const taken = await takeReport(ctx, report);
  if (!taken.ok) return taken;
  const { playingSeconds, totalFarthestWatchedTime, reserved, sessionId, ...state } = taken.value;
  if (reserved) {
    const played = { now: new Date(ctx.now), playingSeconds, seconds: confirmedAfterSeconds };
    await saveUse(ctx, ctx.viewer.memberId, report.videoId, played);
  }
  const autoEnrolled =
    totalFarthestWatchedTime !== null &&
    totalFarthestWatchedTime >= autoEnrollSeconds &&
    (await enrollByWatching(ctx, { ...report, sessionId }, totalFarthestWatchedTime));
  const { farthestWatchedTime, continueAtTime, completed, status, covered, duration } = state;
  const watched = readSpans(covered, duration);
  return ok({ farthestWatchedTime, continueAtTime, completed, autoEnrolled, watched, status });
}

async function enrollByWatching(
  ctx: MemberContext,
  of: { sessionId: string; videoId: string; courseId: string },
  totalFarthestWatchedTime: number,
): Promise<boolean> {
  const video = await findVideoAccess(ctx, ctx.viewer.memberId, of);
  if (video === null) return false;
  const { sessionType, enrollmentStatus, courseBadgeId, entitled } = toUserSession(video.session, ctx.viewer, ctx.now);
  const enrolled = enrollmentStatus === 'ENROLLED';
  const due = shouldAutoEnroll({
    sessionType,
    enrolled,
    entitled,
    totalFarthestWatchedTime,
    hasBadge: courseBadgeId !== null,
  });
  const done = due && (await autoEnroll(ctx, of.sessionId));
  await settleAutoEnroll(ctx, of.sessionId);
  return done;
}

/** The query may contain codes; only the page is needed (THR-15). */
function withoutQuery(uri: string): string {
  return (uri.split(/[?#]/, 1)[0] ?? '').slice(0, longestUri);
}
