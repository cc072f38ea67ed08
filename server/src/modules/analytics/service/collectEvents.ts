import { ok, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { AnalyticsEvent } from '../../../ports/analytics.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { addEvents } from '../store/events.ts';
import type { Batch } from '../types.ts';

/**
 * Stores a browser's events, once each, under the member who is signed in there (API-04, D71); a person who has just
 * signed up is no member yet, and is identified by the name of the address. With an analytics service, the same
 * transaction queues them for it. Refuses with RATE_LIMITED what no network of people would send.
 */
export async function collectEvents(ctx: Context, { anonymousId, events }: Batch): Promise<Result<null>> {
  const wait = await countNetworkAttempt(ctx, attempts.events, { by: events.length });
  if (wait !== null) return refuseTooMany(wait);
  const memberId = ctx.viewer?.memberId ?? null;
  const customerId = ctx.viewer?.customer?.customerId ?? null;
  const rows = events.map(({ id, name, properties, path, age }): AnalyticsEvent => ({
    eventId: id,
    type: name === undefined ? 'identify' : 'track',
    name: name ?? null,
    path,
    properties: name === undefined && ctx.viewer !== null ? traitsOf(ctx.viewer) : properties,
    anonymousId,
    memberId,
    customerId,
    occurredAt: new Date(ctx.now - age),
  }));
  await transaction(ctx.db, async (tx) => {
    const eventIds = await addEvents(tx, rows, new Date(ctx.now));
    if (eventIds.length > 0 && ctx.ports.analytics.forwards) await enqueue(tx, 'analytics.forward', { eventIds });
  });
  return ok(null);
}

/** What a service may know of a member besides the id. */
function traitsOf(viewer: NonNullable<Context['viewer']>): Record<string, string> {
  return { accountType: viewer.accountType, ...(viewer.customer !== null && { customerType: viewer.customer.type }) };
}
