import type { Tx } from '../../../base/sql/db.ts';
import { jsonText } from '../../../base/sql/fragments.ts';
import type { AnalyticsEvent } from '../../../ports/analytics.ts';
import { properties } from '../types.ts';

/** Adds events; returns the ids of those that were not stored before. */
export async function addEvents(tx: Tx, events: readonly AnalyticsEvent[], receivedAt: Date): Promise<string[]> {
  const added = await tx
    .insertInto('analytics_event')
    .values(
      events.map((event) => ({
        event_id: event.eventId,
        type: event.type,
        name: event.name,
        properties: JSON.stringify(event.properties),
        path: event.path,
        anonymous_id: event.anonymousId,
        member_id: event.memberId,
        customer_id: event.customerId,
        occurred_at: event.occurredAt,
        received_at: receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .execute();
  return added.map(({ event_id }) => event_id);
}

/** Events by id, the oldest first. */
export async function listAnalyticsEvents(tx: Tx, eventIds: readonly string[]): Promise<AnalyticsEvent[]> {
  const rows = await tx
    .selectFrom('analytics_event')
    .select(['event_id as eventId', 'type', 'name', 'properties', 'path', 'anonymous_id as anonymousId'])
    .select(['member_id as memberId', 'customer_id as customerId', 'occurred_at as occurredAt'])
    .where('event_id', 'in', eventIds)
    .orderBy('occurred_at')
    .execute();
  return rows.map((row) => ({ ...row, properties: properties.parse(row.properties) }));
}

/** Removes what says who signed up with the address of this name, until an instant if one is given. */
export async function removeIdentified(tx: Tx, u: string, until: Date | null): Promise<void> {
  await tx
    .deleteFrom('analytics_event')
    .where('type', '=', 'identify')
    .where((eb) => eb(jsonText(eb.ref('properties'), 'u'), '=', u))
    .$if(until !== null, (events) => events.where('received_at', '<=', until))
    .execute();
}

/** Removes at most 10,000 events that were received before an instant. */
export async function removeEventsBefore(tx: Tx, instant: Date): Promise<void> {
  const old = tx.selectFrom('analytics_event').select('event_id').where('received_at', '<', instant).limit(10_000);
  await tx.deleteFrom('analytics_event').where('event_id', 'in', old).execute();
}
