import { randomUUID } from 'node:crypto';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addDeliveries, addEvent, listTold } from '../store/events.ts';
import type { RecordedEvent } from '../types.ts';

/**
 * Records what has happened, in the transaction of the change, for the endpoints that are told of it: the messages
 * leave if and only if it commits (API-08). Nothing is written where nobody is told. `now`: epoch milliseconds.
 */
export async function recordEvents(tx: Tx, now: number, ...events: readonly RecordedEvent[]): Promise<void> {
  for (const { type, data } of events) {
    const told = await listTold(tx, type);
    if (told.length === 0) continue;
    const endpointIds = told.map(({ endpointId }) => endpointId);
    // one that fails is tried by the due work alone, a message at a time
    const failing = new Set(told.filter(({ isFailing }) => isFailing).map(({ endpointId }) => endpointId));
    const [eventId, at] = [randomUUID(), new Date(now)];
    const body = JSON.stringify({ id: eventId, type, timestamp: at.toISOString(), data });
    await addEvent(tx, { eventId, type, at, body });
    for (const { deliveryId, endpointId } of await addDeliveries(tx, { eventId, endpointIds, at }))
      if (!failing.has(endpointId)) await enqueue(tx, 'endpoint.deliver', { deliveryId }, deliveryId);
  }
}
