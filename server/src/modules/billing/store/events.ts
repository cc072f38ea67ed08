import type { Tx } from '../../../base/sql/db.ts';

export interface NewEvent {
  readonly eventId: string;
  readonly type: string;
  readonly providerCustomerId: string | null;
  readonly createdAt: Date;
  readonly receivedAt: Date;
}

/** Stores an event; false for one that is stored already. One that concerns no customer has nothing left to do. */
export async function addEvent(
  tx: Tx,
  { eventId, type, providerCustomerId, createdAt, receivedAt }: NewEvent,
): Promise<boolean> {
  const added = await tx
    .insertInto('billing_event')
    .values({
      event_id: eventId,
      type,
      provider_customer_id: providerCustomerId,
      created_at: createdAt,
      received_at: receivedAt,
      handled_at: providerCustomerId === null ? receivedAt : null,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The events of a customer whose effect is not stored yet. */
export async function listUnhandled(tx: Tx, providerCustomerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_event')
    .select('event_id as eventId')
    .where('provider_customer_id', '=', providerCustomerId)
    .where('handled_at', 'is', null)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** The customers with events whose effect is not stored yet. */
export async function listWaitingCustomers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_event')
    .select('provider_customer_id as providerCustomerId')
    .distinct()
    .where('handled_at', 'is', null)
    .execute();
  return rows.flatMap(({ providerCustomerId }) => providerCustomerId ?? []);
}

/** Notes that the effect of these events is stored. */
export async function saveHandled(tx: Tx, eventIds: readonly string[], now: Date): Promise<void> {
  if (eventIds.length === 0) return;
  await tx.updateTable('billing_event').set({ handled_at: now }).where('event_id', 'in', eventIds).execute();
}

/** Has an event count as not handled, if it concerns a customer; who that is, or null. */
export async function saveEventOpen(tx: Tx, eventId: string): Promise<string | null> {
  const opened = await tx
    .updateTable('billing_event')
    .set({ handled_at: null })
    .where('event_id', '=', eventId)
    .where('handled_at', 'is not', null)
    .where('provider_customer_id', 'is not', null)
    .returning('provider_customer_id as providerCustomerId')
    .executeTakeFirst();
  return opened?.providerCustomerId ?? null;
}

/** How many of these events are not stored. */
export async function countUnknownEvents(tx: Tx, eventIds: readonly string[]): Promise<number> {
  if (eventIds.length === 0) return 0;
  const { known } = await tx
    .selectFrom('billing_event')
    .select((eb) => eb.fn.countAll().as('known'))
    .where('event_id', 'in', eventIds)
    .executeTakeFirstOrThrow();
  return eventIds.length - Number(known);
}
