import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { PaymentEvent } from '../../../ports/payments.ts';
import { listUnreadCustomers } from '../store/accounts.ts';
import { addEvent, listWaitingCustomers, saveEventOpen } from '../store/events.ts';
import { isProviderAway } from './payments.ts';
import { syncCustomer } from './syncCustomer.ts';

/** How many customers are read in a minute whose payments are not known yet. */
const mostAtOnce = 20;

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

/**
 * Has the customer of an event be read once more, in the transaction of somebody of the team (RUN-01). False when there
 * is no such event, it concerns no customer, or it waits already.
 */
export async function takeEventAgain(tx: Tx, eventId: string): Promise<boolean> {
  const customerId = await saveEventOpen(tx, eventId);
  if (customerId === null) return false;
  await enqueue(tx, 'billing.sync', { customerId }, customerId);
  return true;
}

/** Reads the customers of events whose job has not run or has failed, so that none is left (BIL-08). */
export async function syncWaiting(ctx: Context): Promise<void> {
  await syncEach(ctx, await listWaitingCustomers(ctx.db));
}

/** Reads some of the customers whose payments were not read since there is a place for them, until none is left. */
export async function readPaymentsOfOld(ctx: Context): Promise<void> {
  if (ctx.ports.payments !== null) await syncEach(ctx, await listUnreadCustomers(ctx.db, mostAtOnce));
}

/**
 * Reads several customers; one who cannot be read keeps no other waiting, and the log says so. Returns those with whom
 * anything was different here. Throws a `PaymentsFailure` when the provider does not answer.
 */
export async function syncEach(ctx: Context, providerCustomerIds: Iterable<string>): Promise<readonly string[]> {
  const changed: string[] = [];
  const fieldsOf = (providerCustomerId: string): object => ({ providerCustomerId });
  await runEach([...providerCustomerIds], { log: ctx.log, fieldsOf, isAway: isProviderAway }, async (id) => {
    if (await syncCustomer(ctx, id)) changed.push(id);
  });
  return changed;
}
