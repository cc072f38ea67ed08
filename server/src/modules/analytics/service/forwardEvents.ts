import type { Context } from '../../../base/context.ts';
import { listAnalyticsEvents } from '../store/events.ts';

/** Sends stored events to the analytics service; a failure is retried by the job, and known ids are ignored there. */
export async function forwardEvents(
  ctx: Context,
  { eventIds }: { readonly eventIds: readonly string[] },
): Promise<void> {
  const events = await listAnalyticsEvents(ctx.db, eventIds);
  if (events.length > 0) await ctx.ports.analytics.deliver(events);
}
