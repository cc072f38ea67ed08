import { isUnpaid, subscriptionGrant } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { ProviderSubscription } from '../../../ports/providerCustomer.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { billingMails } from '../mails.ts';

/**
 * Tells a member that a renewal could not be paid, once for each that fails, while the membership stays open for it
 * (D41, D74): afterwards the account page says what has happened.
 */
export async function mailFailedPayment(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  memberId: string,
  subscription: ProviderSubscription,
): Promise<void> {
  const { subscriptionId, status, firstFailedAt } = subscription;
  const grant = subscriptionGrant(subscription);
  if (!isUnpaid(status) || firstFailedAt === null || grant === null || grant.isSuspended) return;
  if (grant.endsAt <= ctx.now) return;
  const member = await findRecipient(tx, memberId);
  if (member === null) return;
  const dedupeKey = `payment-failed/${subscriptionId}/${String(firstFailedAt)}`;
  const letter = billingMails.paymentFailed(member, ctx.site, grant.endsAt);
  await queueMail(tx, ctx, { dedupeKey, to: member.email, letter });
}
