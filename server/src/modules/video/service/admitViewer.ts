import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isMetered, mayPlay } from '@atrium/domain/video/metering.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { findMeteringUse, lockAllowance, saveReservation } from '../store/metering.ts';
import type { MeteringPlan, VideoAccess } from '../types.ts';
import { mayEnter } from './mayEnter.ts';
import { meteringWindow, toMeteringPlan } from './metering.ts';

/**
 * Lets the viewer watch a video: checks access, then, for a limited account, reserves the video in this month's
 * allowance in one transaction (D16, D17). A free session needs no reservation. Returns the metering plan afterwards,
 * null for accounts that are not metered. Refuses with NOT_ENROLLED, NO_ON_DEMAND_ACCESS, NOT_AVAILABLE_YET or
 * METERING_EXCEEDED.
 */
export async function admitViewer(ctx: MemberContext, video: VideoAccess): Promise<Result<MeteringPlan | null>> {
  const entered = mayEnter(ctx, video);
  if (!entered.ok) return entered;
  const { memberId, accountType } = ctx.viewer;
  if (!isMetered(accountType) || video.session.isFreeSession) return ok(null);
  const window = meteringWindow(ctx);
  const reserveOne = () =>
    transaction(ctx.db, async (tx) => {
      await lockAllowance(tx, memberId);
      const plan = toMeteringPlan(ctx, await findMeteringUse(tx, memberId, window));
      if (!mayPlay(accountType, plan, video.videoId)) return refuse('METERING_EXCEEDED');
      await saveReservation(tx, memberId, video.videoId, window);
      return ok(toMeteringPlan(ctx, await findMeteringUse(tx, memberId, window)));
    });
  return inTurn(`allowance ${memberId}`, reserveOne);
}
