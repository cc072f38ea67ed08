import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { isMetered, isReserved } from '@atrium/domain/video/metering.ts';
import { readSpans } from '@atrium/domain/video/watched.ts';
import type { MemberContext } from '../../../base/context.ts';
import { closedVideo, toProgressEntry } from '../../progress/service/sessionVideo.ts';
import type { SessionVideo } from '../../progress/types.ts';
import { findVideoPage } from '../store/videoPage.ts';
import type { VideoAddress, VideoPage, VideoRef } from '../types.ts';
import { mayEnter } from './mayEnter.ts';
import { meteringWindow, toMeteringPlan } from './metering.ts';

/**
 * Everything a video's page shows except the manifest (VID-01, VID-14). On a metered account the transcript and the key
 * at the media host require the reservation (D16). Refuses with NOT_FOUND for identifiers that do not belong together,
 * NOT_ENROLLED, NO_ON_DEMAND_ACCESS or NOT_AVAILABLE_YET.
 */
export async function getVideoPage(ctx: MemberContext, address: VideoAddress): Promise<Result<VideoPage>> {
  const { viewer, now } = ctx;
  const window = isMetered(viewer.accountType) ? meteringWindow(ctx) : null;
  const row = await findVideoPage(ctx, viewer.memberId, address, window);
  const here = row?.siblings.find((sibling) => isAt(sibling, address));
  if (row === null || here === undefined) return refuse('NOT_FOUND');
  const entered = mayEnter(ctx, row);
  if (!entered.ok) return entered;
  const session = entered.value;
  const metering = row.use === null ? null : toMeteringPlan(ctx, row.use);
  const metered = metering !== null && !session.isFreeSession;
  const readable = !metered || isReserved(metering, row.videoId);
  const path = row.siblings.filter((sibling) =>
    isContentEnabled(sibling.enabledAt === null ? null : Number(sibling.enabledAt), now),
  );
  const place = path.findIndex((item) => isAt(item, address));
  const refTo = (item: SessionVideo | undefined): VideoRef | null =>
    item === undefined ? null : { topLevelId: address.topLevelId, ...item };
  return ok({
    sourceType: session.sessionType === 'ON_DEMAND' ? 'ON_DEMAND' : 'SESSION',
    session,
    courseTitle: row.courseTitle,
    video: readable ? row.video : closedVideo(row.video),
    groupTitle: row.groupTitle,
    sessionContentId: row.sessionContentId,
    previous: refTo(path[place - 1]),
    next: refTo(path[place + 1]),
    siblings: row.siblings,
    progress: toProgressEntry(here),
    watched: readSpans(row.covered, row.video.duration),
    creditRule: row.creditRule,
    metering,
    enrolled: session.enrollmentStatus === 'ENROLLED',
  });
}

function isAt(video: SessionVideo, address: VideoAddress): boolean {
  return video.groupId === address.groupId && video.videoContentId === address.videoContentId;
}
