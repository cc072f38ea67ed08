import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isOnDemandComplete } from '@atrium/domain/learning/completion.ts';
import { continueAt } from '@atrium/domain/video/progress.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/db.ts';
import { transaction } from '../../../base/transaction.ts';
import { applyBeat, sendBeat, type Beat, type BeatState } from '../beat.ts';
import {
  endSilent,
  findStanding,
  insertCompletion,
  insertViewing,
  listCompletionItems,
  lockCompletion,
  settleEnrolling,
} from '../store.ts';

export interface StartedViewing {
  readonly viewingId: string;
  readonly continueAtTime: number;
}

/** So long may a device be offline before it begins another viewing of a video, and have it all credited (THR-43). */
const creditHolds = 60 * 60_000;

/** Begins a viewing; the caller has checked that the viewer may watch. Refuses with NOT_FOUND for a video of elsewhere. */
export async function startViewing(
  ctx: MemberContext,
  tx: Tx,
  one: { sessionId: string; videoId: string; clientUri: string },
): Promise<Result<StartedViewing>> {
  const viewingId = randomUUID();
  const { memberId } = ctx.viewer;
  const earnedSince = new Date(ctx.now - creditHolds);
  const begun = await insertViewing(tx, { ...one, viewingId, memberId, now: new Date(ctx.now), earnedSince });
  if (begun === undefined) return refuse('NOT_FOUND');
  return ok({ viewingId, continueAtTime: continueAt(begun.position, begun.duration) });
}

/** A report of a player, as the API has it. */
export type Report = Omit<Beat, 'memberId'>;

/**
 * Takes a player's report (D25, D26, THR-36, THR-43): one statement, whose return means committed. A report that is
 * repeated or late changes nothing and is answered with how things stand. One that completes the video goes into a
 * transaction with the course's completion and badge (D28, D32).
 * Refuses with NOT_FOUND unless the viewing is the viewer's own, of that video and course (THR-24, THR-25).
 */
export async function takeReport(ctx: MemberContext, report: Report): Promise<Result<BeatState>> {
  const beat: Beat = { ...report, memberId: ctx.viewer.memberId };
  const written = await sendBeat(ctx.pool, beat, ctx.now);
  if (written !== undefined) return ok(present(written));
  const standing = await findStanding(ctx.db, beat);
  if (standing === undefined) return refuse('NOT_FOUND');
  const unchanged = present({ ...standing, flipped: false, reserved: true });
  if (beat.clientSeq <= standing.clientSeq) return ok(unchanged);
  const completing = await transaction(ctx.db, async (tx) => {
    await lockCompletion(tx, beat.memberId, standing.sessionId);
    const state = await applyBeat(tx, beat, ctx.now);
    if (state?.flipped === true) await complete(ctx, tx, state.sessionId);
    return state;
  });
  // between the two a parallel report with a higher sequence came in: this one is late now
  return ok(completing === undefined ? unchanged : present(completing));
}

/** Watching has enrolled the member, or never will: the question is settled for this session. */
export async function settleAutoEnrol(ctx: MemberContext, sessionId: string): Promise<void> {
  await transaction(ctx.db, (tx) => settleEnrolling(tx, ctx.viewer.memberId, sessionId));
}

const silence = 5 * 60_000;

/** Ends viewings of which nothing was heard for five minutes (D26). A late report still counts and reopens its own. */
export async function endSilentViewings(ctx: Context): Promise<void> {
  await endSilent(ctx.db, new Date(ctx.now - silence));
}

async function complete(ctx: MemberContext, tx: Tx, sessionId: string): Promise<void> {
  const { memberId } = ctx.viewer;
  const items = await listCompletionItems(tx, memberId, sessionId);
  if (isOnDemandComplete(items)) await insertCompletion(tx, memberId, sessionId, new Date(ctx.now));
}

function present(state: BeatState): BeatState {
  return { ...state, continueAtTime: continueAt(state.continueAtTime, state.duration) };
}
