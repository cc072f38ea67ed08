import { isMetered } from '@atrium/domain/video/metering.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import { findMeteringUse } from '../store/metering.ts';
import type { MeteringPlan, MeteringUse, MeteringWindow } from '../types.ts';

const reservationHolds = 30 * minute;

/**
 * The month that is counted at `ctx.now` (D15), and the instant since which unconfirmed reservations are fresh (D16).
 */
export function meteringWindow(ctx: MemberContext): MeteringWindow {
  const { now, metering } = ctx;
  return { now: new Date(now), freshSince: new Date(now - reservationHolds), ...metering };
}

/**
 * The viewer's plan. `entitledVideoIds` are those of the watched ones that a session still opens for them: once the
 * allowance is used up, only a video in both lists plays (D17).
 */
export function toMeteringPlan(ctx: MemberContext, use: MeteringUse): MeteringPlan {
  const open = use.videos.filter(({ sessions }) => sessions.some((session) => openContent(ctx, session).ok));
  return {
    meteringPlanId: `videos-${use.key}`,
    resourceType: 'VIDEO',
    threshold: ctx.metering.threshold,
    currentMeasure: use.videos.length,
    watchedVideoIds: use.videos.map(({ videoId }) => videoId),
    entitledVideoIds: open.map(({ videoId }) => videoId),
    resetsAt: use.resetsAt,
  };
}

/** A limited member's use of this month's allowance; null for every other account (LIM-06, LIM-08). */
export async function getMeteringPlanDetails(ctx: MemberContext): Promise<MeteringPlan | null> {
  if (!isMetered(ctx.viewer.accountType)) return null;
  return toMeteringPlan(ctx, await findMeteringUse(ctx.db, ctx.viewer.memberId, meteringWindow(ctx)));
}
