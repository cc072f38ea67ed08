import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findVideoAccess } from '../store/videoPage.ts';
import type { OpenedVideo, VideoAddress } from '../types.ts';
import { admitViewer } from './admitViewer.ts';

/** How long a signed address is valid (D7); a player that needs longer opens the video again. */
const manifestLifetime = 10 * minute;

/**
 * Returns the signed address of a video's manifest, after the check and the reservation of `admitViewer` (D7, D16,
 * THR-35). Refuses with NOT_FOUND for identifiers that do not belong together, and as `admitViewer` does.
 */
export async function openVideo(ctx: MemberContext, address: VideoAddress): Promise<Result<OpenedVideo>> {
  const { memberId } = ctx.viewer;
  const video = await findVideoAccess(ctx, memberId, address);
  if (video === null) return refuse('NOT_FOUND');
  const admitted = await admitViewer(ctx, video);
  if (!admitted.ok) return admitted;
  const { videoId, externalKey } = video;
  const expiresAt = ctx.now + manifestLifetime;
  const manifestUrl = ctx.ports.videoHost.manifestUrl({ memberId, videoId, externalKey, expiresAt });
  return ok({ manifestUrl, expiresAt: String(expiresAt), metering: admitted.value });
}
