import { minute } from '@atrium/domain/time.ts';
import { isMetered } from '@atrium/domain/video/metering.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import { findMeteringCount, findMeteringUse } from '../store/metering.ts';
import type { CountedMeteringPlan, MeteringCount, MeteringPlan, MeteringUse, MeteringWindow } from '../types.ts';

const reservationLifetime = 30 * minute;

/**
 * The month that is counted at `ctx.now` (D15), and the instant since which unconfirmed reservations are fresh (D16).
 */
export function meteringWindow(ctx: MemberContext): MeteringWindow {
  const { now, metering } = ctx;
  return { now: new Date(now), freshSince: new Date(now - reservationLifetime), ...metering };
}

/**
 * The viewer's plan. `entitledVideoIds` are those of the watched ones that a session still opens for them: once the
 * allowance is used up, only a video in both lists plays (D17).
 */
export function toMeteringPlan(ctx: MemberContext, { key, resetsAt, videos }: MeteringUse): MeteringPlan {
  const videoIds = videos.map(({ videoId }) => videoId);
  const open = videos.filter(({ sessions }) => sessions.some((session) => openContent(ctx, session).ok));
  return { ...countedPlan(ctx, { key, resetsAt, videoIds }), entitledVideoIds: open.map(({ videoId }) => videoId) };
}

function countedPlan(ctx: MemberContext, { key, resetsAt, videoIds }: MeteringCount): CountedMeteringPlan {
  return {
    meteringPlanId: `videos-${key}`,
    resourceType: 'VIDEO',
    threshold: ctx.metering.threshold,
    currentMeasure: videoIds.length,
    watchedVideoIds: videoIds,
    resetsAt,
  };
}

/** A limited member's use of this month's allowance; null for every other account (LIM-06, LIM-08). */
export async function getMeteringPlanDetails(ctx: MemberContext): Promise<CountedMeteringPlan | null> {
  if (!isMetered(ctx.viewer.accountType)) return null;
  return countedPlan(ctx, await findMeteringCount(ctx, ctx.viewer.memberId, meteringWindow(ctx)));
}

/** Those of the videos watched this month that a session still opens for the viewer (D17). */
export async function listEntitledVideos(ctx: MemberContext): Promise<readonly string[]> {
  const use = await findMeteringUse(ctx.db, ctx.viewer.memberId, meteringWindow(ctx));
  return toMeteringPlan(ctx, use).entitledVideoIds;
}
