import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isMetered } from '@atrium/domain/video/metering.ts';
import { continueAt } from '@atrium/domain/video/progress.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { saveBeat, saveBeatTogether } from '../store/beat.ts';
import { findViewing } from '../store/viewings.ts';
import type { Beat, BeatState, Report } from '../types.ts';
import { lockProgress, settleCompletion } from './settleCompletion.ts';

/**
 * Handles a player's report (D25, D26, THR-36, THR-43): one statement, which has committed when it returns. A repeated
 * or late report changes nothing and is answered with the current state. One that completes the video runs in a
 * transaction with the course's completion and badge (D28, D32). Refuses with NOT_FOUND unless the viewing is the
 * viewer's own, of that video and course (THR-24, THR-25).
 */
export async function takeReport(ctx: MemberContext, report: Report): Promise<Result<BeatState>> {
  const { memberId, accountType } = ctx.viewer;
  const beat: Beat = { ...report, memberId, isMetered: isMetered(accountType) };
  const written = await saveBeatTogether(ctx.pool, beat, ctx.now);
  if (written !== null) return ok(present(written));
  const stored = await findViewing(ctx.db, beat);
  if (stored === null) return refuse('NOT_FOUND');
  const unchanged = present({ ...stored, justCompleted: false, reserved: beat.isMetered });
  if (beat.clientSeq <= stored.clientSeq) return ok(unchanged);
  const completing = await transaction(ctx.db, async (tx) => {
    const own = { memberId: beat.memberId, sessionId: stored.sessionId };
    await lockProgress(tx, own);
    const state = await saveBeat(tx, beat, ctx.now);
    if (state?.justCompleted === true) await settleCompletion(tx, ctx, own);
    return state;
  });
  // a concurrent report with a higher sequence was written in between, so this one is late now
  return ok(completing === null ? unchanged : present(completing));
}

function present(state: BeatState): BeatState {
  return { ...state, continueAtTime: continueAt(state.continueAtTime, state.duration) };
}
