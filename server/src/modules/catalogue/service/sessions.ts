import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import { holdsSession } from '@atrium/domain/session/entitled.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { UserMeeting, UserSession, UserSessionRow } from '../types.ts';
import { toUserSession } from './userSession.ts';
import * as store from '../store/sessions.ts';
import { readerOf } from './memberCatalogue.ts';

/** The catalogue's sessions that are upcoming, running or on demand, and the viewer's own hidden ones. */
export async function listUserSessions(
  ctx: MemberContext,
  options: { courseId: string | null; showHidden: boolean },
): Promise<UserSession[]> {
  return serve(ctx, await store.listOpenSessions(ctx, readerOf(ctx), options));
}

/** The meetings of the viewer's live sessions that are not over, soonest first, at most 200 (D77). */
export function listUserMeetings(ctx: MemberContext): Promise<UserMeeting[]> {
  return store.listUserMeetings(ctx, ctx.viewer.memberId, new Date(ctx.now));
}

/** Free sessions. */
export async function listFreeSessions(ctx: MemberContext): Promise<UserSession[]> {
  return serve(ctx, await store.listFreeSessions(ctx, readerOf(ctx)));
}

/** Sessions that ended while the viewer was enrolled (D24), the latest first. */
export async function listPastSessions(ctx: MemberContext): Promise<UserSession[]> {
  return serve(ctx, await store.listPastSessions(ctx, readerOf(ctx)));
}

/**
 * The sessions that the viewer's entitlements open (learning.md §7 getEntitledSessions); sessions that are only free
 * are not among them.
 */
export async function getEntitledSessions(ctx: MemberContext, courseId: string | null): Promise<UserSession[]> {
  const rows = await store.listGrantableSessions(ctx, readerOf(ctx), courseId);
  return serve(
    ctx,
    rows.filter((row) => holdsSession(ctx.viewer, row)),
  );
}

function serve(ctx: MemberContext, rows: readonly UserSessionRow[]): UserSession[] {
  const reached = rows.filter((row) => isWithinReach(ctx.viewer, row));
  return reached.map((row) => toUserSession(row, ctx.viewer, ctx.now));
}
