import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findVideoAccess } from '../store/videoPage.ts';
import type { VideoAddress } from '../types.ts';
import { mayEnter } from './mayEnter.ts';

/** The video at an address, for what is written about it; refuses as the page of the address does (THR-25). */
export async function findLesson(
  ctx: MemberContext,
  { topLevelId, groupId, videoContentId }: VideoAddress,
): Promise<Result<{ readonly videoId: string }>> {
  const video = await findVideoAccess(ctx, ctx.viewer.memberId, { topLevelId, groupId, videoContentId });
  if (video === null) return refuse('NOT_FOUND');
  const entered = mayEnter(ctx, video);
  return entered.ok ? ok({ videoId: video.videoId }) : entered;
}
