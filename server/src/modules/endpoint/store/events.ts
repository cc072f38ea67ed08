import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import { query } from '../../../base/sql/statement.ts';

const told = query((db, { type }: { type: string }) =>
  db
    .selectFrom('webhook_endpoint')
    .select((eb) => ['webhook_endpoint_id as endpointId', eb('failing_since', 'is not', null).as('isFailing')])
    .where('is_on', '=', true)
    .where('removed_at', 'is', null)
    .where((eb) => eb(eb.val(type), '=', eb.fn.any('event_types')))
    .orderBy('webhook_endpoint_id'),
);

/** The endpoints that are told of events of this type, and whether the last message to each has failed. */
export const listTold = (
  tx: Tx,
  type: string,
): Promise<{ readonly endpointId: string; readonly isFailing: boolean | number }[]> => told.rows(tx, { type });

/** Adds an event. */
export async function addEvent(
  tx: Tx,
  event: { readonly eventId: string; readonly type: string; readonly at: Date; readonly body: string },
): Promise<void> {
  await tx
    .insertInto('webhook_event')
    .values({ webhook_event_id: event.eventId, type: event.type, happened_at: event.at, body: event.body })
    .execute();
}

/** Adds an event to what some endpoints are to be told; returns these deliveries. */
export async function addDeliveries(
  tx: Tx,
  {
    eventId,
    endpointIds,
    at,
  }: { readonly eventId: string; readonly endpointIds: readonly string[]; readonly at: Date },
): Promise<{ readonly deliveryId: string; readonly endpointId: string }[]> {
  return tx
    .insertInto('webhook_delivery')
    .values(
      endpointIds.map((endpointId) => ({
        webhook_event_id: eventId,
        webhook_endpoint_id: endpointId,
        begun_at: at,
        next_at: at,
        created_at: at,
      })),
    )
    .returning(['webhook_delivery_id as deliveryId', 'webhook_endpoint_id as endpointId'])
    .execute();
}

const old = removal(sql`delete from webhook_event`, 'webhook_event', 'happened_at');

/** Removes events of before an instant, with their deliveries. */
export async function removeOldEvents(tx: Tx, before: Date): Promise<void> {
  await old.rows(tx, { before });
}
