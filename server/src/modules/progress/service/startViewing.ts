import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { hour } from '@atrium/domain/time.ts';
import { continueAt } from '@atrium/domain/video/progress.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addViewing } from '../store/viewings.ts';
import type { StartedViewing } from '../types.ts';

/**
 * How long a device may be offline before it starts another viewing of a video, and still have all of it credited
 * (THR-43).
 */
const creditLifetime = hour;

/**
 * Starts a viewing; the caller has checked that the viewer may watch. Refuses with NOT_FOUND for a video that is not in
 * the session.
 */
export async function startViewing(
  ctx: MemberContext,
  tx: Tx,
  viewing: { sessionId: string; videoId: string; clientUri: string },
): Promise<Result<StartedViewing>> {
  const viewingId = randomUUID();
  const { memberId } = ctx.viewer;
  const earnedSince = new Date(ctx.now - creditLifetime);
  const begun = await addViewing(tx, { ...viewing, viewingId, memberId, now: new Date(ctx.now), earnedSince });
  if (begun === null) return refuse('NOT_FOUND');
  return ok({ viewingId, continueAtTime: continueAt(begun.playhead, begun.duration) });
}
