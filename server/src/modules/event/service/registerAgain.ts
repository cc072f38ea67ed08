import type { Context } from '../../../base/context.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import { isOver } from '../store/saveRsvp.ts';
import { settleRegistration } from './settleRegistration.ts';

/**
 * Ends a registration at the meeting provider whose address or room has changed, and registers the member as they are
 * now, where they still attend and the event is not over (D37, THR-41). Throws when the provider is away, so that the
 * job is retried.
 */
export async function registerAgain(
  ctx: Pick<Context, 'db' | 'now' | 'ports'>,
  { link, registrantId, ...rsvp }: JobPayloads['event.registerAgain'],
): Promise<void> {
  await ctx.ports.meetings.remove({ link, registrantId });
  if (!(await isOver(ctx.db, rsvp.memberEventId, new Date(ctx.now)))) await settleRegistration(ctx, rsvp);
}
