import { isFinal } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findElsewhere, findFormerElsewhere } from '../../billing/service/findElsewhere.ts';
import { refundGone } from '../../billing/service/refundOwed.ts';
import { listMeetingRegistrations, type MeetingRegistration } from '../store/elsewhere.ts';
import type { ErasedCustomer } from '../types.ts';

/**
 * Queues what the providers are asked to erase of a member who is removed in the same transaction (ACT-05). The jobs
 * have the providers' ids alone, and are tried for four days.
 */
export async function queueErasureElsewhere(tx: Tx, memberId: string, now: number): Promise<void> {
  const customer = await findElsewhere(tx, memberId, now);
  if (customer !== null) {
    const { providerCustomerId, pages } = customer;
    const erased = { customerId: providerCustomerId, pages, erasedAt: now };
    await enqueue(tx, 'privacy.removeCustomer', erased, providerCustomerId);
  }
  for (const customerId of await findFormerElsewhere(tx, memberId))
    await enqueue(tx, 'privacy.removeCustomer', { customerId, pages: [], erasedAt: now }, customerId);
  for (const registration of await listMeetingRegistrations(tx, memberId)) {
    const id = `${registration.registrantId}/${registration.link}`;
    await enqueue(tx, 'privacy.removeRegistration', registration, id);
  }
}

/**
 * Erases a customer at the payment provider. The pages on which they could still pay are closed before; what was paid
 * since the account was erased is given back, because nobody is left to use it or to cancel it, and the log says so
 * once. What the provider refuses to give back stays owed, and ends nothing of this: a subscription that goes on would
 * be charged again. Throws when the provider is away, so that the job is tried again.
 */
export async function removeCustomerElsewhere(
  ctx: Pick<Context, 'db' | 'now' | 'ports' | 'log'>,
  { customerId: providerCustomerId, pages, erasedAt }: ErasedCustomer,
): Promise<void> {
  const { ports, log } = ctx;
  const { payments } = ports;
  if (payments === null) return;
  for (const checkoutId of pages) await payments.expireCheckout(checkoutId);
  const bought = await payments.readCustomer(providerCustomerId);
  // an erasure waits for the end of every subscription, so that one which has not ended began afterwards
  const begun = bought?.subscriptions.filter(({ status }) => !isFinal(status)) ?? [];
  const paid = bought?.purchases.filter(({ paidAt, isTakenBack }) => paidAt >= wholeSeconds(erasedAt) && !isTakenBack);
  const late = [...begun, ...(paid ?? [])].flatMap(({ payment }) =>
    payment === null || payment.amount === 0 ? [] : payment,
  );
  for (const { paymentId } of await refundGone(ctx, payments, late))
    log.warn({ providerCustomerId, payment: paymentId, code: 'PAID_AFTER_ERASURE' }, 'a payment is given back');
  await payments.removeCustomer(providerCustomerId);
  log.info({ providerCustomerId }, 'a customer was erased at the payment provider');
}

/** The provider knows no smaller instants. */
const wholeSeconds = (instant: number): number => Math.floor(instant / 1000) * 1000;

/** The same for a registration at the meeting provider. */
export async function removeRegistrationElsewhere(
  { ports, log }: Pick<Context, 'ports' | 'log'>,
  registration: MeetingRegistration,
): Promise<void> {
  await ports.meetings.remove(registration);
  log.info({ registrantId: registration.registrantId }, 'a registration was erased at the meeting provider');
}
