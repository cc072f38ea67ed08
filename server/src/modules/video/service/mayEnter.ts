import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isContentEnabled, sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import type { MemberContext } from '../../../base/context.ts';
import { toUserSession, type UserSessionRow } from '../../catalogue/service.ts';
import type { VideoDoor } from '../store.ts';

/** Whether the session's content opens to the viewer at all (SSN-03, SSN-04). */
export function opensTo(ctx: MemberContext, session: UserSessionRow): Result<null> {
  const { enrollmentStatus } = toUserSession(session, ctx.viewer, ctx.now);
  const access = sessionAccess(ctx.viewer, session, enrollmentStatus);
  return access.ok ? ok(null) : access;
}

/** Whether the viewer may know of this video's page: the session opens, and its group is open already (SSN-05). */
export function mayEnter(ctx: MemberContext, door: Pick<VideoDoor, 'session' | 'enabledAt'>): Result<null> {
  const access = opensTo(ctx, door.session);
  if (!access.ok) return access;
  const enabledAt = door.enabledAt === null ? null : Number(door.enabledAt);
  return isContentEnabled(enabledAt, ctx.now) ? access : refuse('NOT_AVAILABLE_YET');
}
