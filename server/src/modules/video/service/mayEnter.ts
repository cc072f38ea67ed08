import { refuse, type Result } from '@atrium/domain/errors.ts';
import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import type { UserSession } from '../../catalogue/types.ts';
import type { VideoAccess } from '../types.ts';

/** Whether this video's page opens for the viewer: its session does, and its group is available (SSN-05). */
export function mayEnter(ctx: MemberContext, video: Pick<VideoAccess, 'session' | 'enabledAt'>): Result<UserSession> {
  const access = openContent(ctx, video.session);
  if (!access.ok) return access;
  const enabledAt = video.enabledAt === null ? null : Number(video.enabledAt);
  return isContentEnabled(enabledAt, ctx.now) ? access : refuse('NOT_AVAILABLE_YET');
}
