import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { PaymentEvent } from '../../../ports/payments.ts';
import { addEvent, listWaitingCustomers } from '../store/events.ts';
import { syncCustomer } from './syncCustomer.ts';

/**
 * Stores an event of the provider, once, with the job that reads what it is about (D40, BIL-08). Events that concern no
 * customer, and those of kinds that nobody knows, change nothing. Returns whether the event is new.
 */
export async function takeEvent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { eventId, type, createdAt, providerCustomerId }: PaymentEvent,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const event = { eventId, type, providerCustomerId, createdAt: new Date(createdAt), receivedAt: new Date(now) };
    // of events that come together, each is stored, and one job reads their customer
    const isNew = await addEvent(tx, event);
    if (isNew && providerCustomerId !== null) {
      await enqueue(tx, 'billing.sync', { customerId: providerCustomerId }, providerCustomerId);
    }
    return isNew;
  });
}

/** Reads the customers of events whose job has not run or has failed, so that none is left (BIL-08). */
export async function syncWaiting(ctx: Context): Promise<void> {
  for (const providerCustomerId of await listWaitingCustomers(ctx.db)) await syncCustomer(ctx, providerCustomerId);
}
