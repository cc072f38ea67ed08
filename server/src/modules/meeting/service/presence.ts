import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import * as presence from '../store/presence.ts';
import type { ReportedPresence, RoomKey } from '../types.ts';

/** Since when the member is in a room, epoch milliseconds; null when outside. */
export function findInsideSince(ctx: Pick<Context, 'db'>, memberId: string, key: RoomKey): Promise<number | null> {
  return presence.findInsideSince(ctx.db, memberId, key);
}

/** Records that a member enters a room; repeating it changes nothing (D33). */
export function enterRoom(ctx: Pick<Context, 'db' | 'now'>, memberId: string, key: RoomKey): Promise<void> {
  return presence.saveJoin(ctx.db, memberId, key, new Date(ctx.now));
}

/** Records that a member leaves a room; does nothing when outside. */
export function leaveRoom(
  ctx: Pick<Context, 'db' | 'now'>,
  memberId: string,
  room: { readonly sessionId: string } | { readonly memberEventId: string },
): Promise<void> {
  return presence.saveLeave(ctx.db, memberId, room, new Date(ctx.now));
}

/** Takes over what a provider reports about a meeting. */
export function saveReport(
  tx: Tx,
  meeting: { readonly sessionId: string; readonly meetingNumber: number },
  reported: readonly ReportedPresence[],
): Promise<void> {
  return presence.replacePresences(tx, meeting, reported);
}
