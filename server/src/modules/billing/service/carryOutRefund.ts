import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { PaymentsFailure, type Payments } from '../../../ports/payments.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { billingMails } from '../mails.ts';
import { findAccount } from '../store/accounts.ts';
import { findPaidRow } from '../store/teamPayments.ts';
import {
  findOpenTeamRefund,
  listOpenTeamRefunds,
  saveTeamRefunded,
  saveTeamRefused,
  type TeamRefund,
} from '../store/teamRefunds.ts';
import { isProviderAway } from './payments.ts';
import { syncCustomer } from './syncCustomer.ts';

/** After this time an answer of the provider may have been lost for so long that it forgets the request's key. */
const mayBeForgotten = 60 * minute;
/** How long a refund waits for its own job before it is carried out without. */
const waitsFor = 2 * minute;

/**
 * Gives back what somebody of the team has decided to, once (decision 214). Does nothing for one that was carried out
 * or refused. The member is mailed once the money is on its way, ten minutes after it was decided at the soonest
 * (D96). What the provider refuses stays noted with its words. Throws a `PaymentsFailure` when the provider does not
 * answer, so that the job is tried again.
 */
export async function carryOutRefund(ctx: Context, refundId: string): Promise<void> {
  const { payments } = ctx.ports;
  let refund = await findOpenTeamRefund(ctx.db, refundId);
  if (payments === null || refund === null) return;
  if (ctx.now - refund.decidedAt.getTime() > mayBeForgotten) {
    // a refund that was made there, and whose answer was lost, is found by its id
    await readAgain(ctx, refund);
    refund = await findOpenTeamRefund(ctx.db, refundId);
    if (refund === null) return;
  }
  // given back, but killed before what ends with it had ended
  const done = refund.providerRefundId ?? (await refundAt(ctx, payments, refund));
  if (done !== null) {
    if (refund.endsSubscriptionId !== null) await payments.endSubscription(refund.endsSubscriptionId);
    await saveDone(ctx, refund, done);
  }
  await readAgain(ctx, refund);
}

/** The provider's id of the refund; null for one that it refused. */
async function refundAt(ctx: Context, payments: Payments, refund: TeamRefund): Promise<string | null> {
  const { refundId, paymentId, amount } = refund;
  try {
    return await payments.refundPart(paymentId, { refundId, amount });
  } catch (error) {
    if (!(error instanceof PaymentsFailure) || error.isOutage) throw error;
    ctx.log.error({ err: error, refundId, paymentId }, 'the payment provider refused a refund of the team');
    await saveRefusal(ctx, refund, error.message);
    return null;
  }
}

async function saveDone(ctx: Context, refund: TeamRefund, providerRefundId: string): Promise<void> {
  const { refundId, paymentId, memberId, amount, decidedAt } = refund;
  await transaction(ctx.db, async (tx) => {
    if (!(await saveTeamRefunded(tx, refundId, providerRefundId)) || memberId === null) return;
    const payer = await findRecipient(tx, memberId);
    if (payer === null) return;
    const invoiceUrl = (await findPaidRow(tx, paymentId))?.invoiceUrl ?? null;
    await queueMail(tx, ctx, {
      dedupeKey: `team-refund/${refundId}`,
      to: payer.email,
      letter: billingMails.refunded(payer, ctx.site, { amount: formatCents(amount), invoiceUrl }),
      heldFor: Math.max(0, decidedAt.getTime() + actMailsWait - ctx.now),
    });
  });
}

async function saveRefusal(ctx: Context, { refundId, paymentId, memberId, amount }: TeamRefund, failure: string) {
  await transaction(ctx.db, async (tx) => {
    if (!(await saveTeamRefused(tx, refundId, failure.slice(0, 300)))) return;
    if (memberId === null) return;
    await writeAudit(tx, ctx, {
      actor: { kind: 'job', name: 'billing.refund' },
      action: 'REFUND_REFUSED',
      subject: `member/${memberId}`,
      detail: { refundId, paymentId, amount },
    });
  });
}

async function readAgain(ctx: Context, { memberId }: TeamRefund): Promise<void> {
  const account = memberId === null ? null : await findAccount(ctx.db, memberId);
  if (account !== null) await syncCustomer(ctx, account.providerCustomerId);
}

/** Carries out the refunds of the team whose job has not run or was given up, so that none is left. */
export async function carryOutWaiting(ctx: Context): Promise<void> {
  if (ctx.ports.payments === null) return;
  const waiting = await listOpenTeamRefunds(ctx.db, new Date(ctx.now - waitsFor));
  const fieldsOf = (refundId: string): object => ({ refundId });
  await runEach(waiting, { log: ctx.log, fieldsOf, isAway: isProviderAway }, (refundId) =>
    carryOutRefund(ctx, refundId),
  );
}
