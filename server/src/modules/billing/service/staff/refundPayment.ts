import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { refundLimit, refuseRefund } from '@atrium/domain/billing/refundRule.ts';
import { isFinal } from '@atrium/domain/billing/subscriptionGrant.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { mailedLine } from '@atrium/domain/outbox/mailState.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import type { Payments } from '../../../../ports/payments.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { lockAccountOf } from '../../store/accounts.ts';
import { findPaidRow, type PaymentRow } from '../../store/teamPayments.ts';
import { addTeamRefund, countUnread, findTeamRefund } from '../../store/teamRefunds.ts';

/** What is to be given back. `amount`: whole cents; `press`: of the press, so that it is given back once. */
export interface RefundWish {
  readonly paymentId: string;
  readonly amount: number;
  /** Whether the membership ends with it; what is given back whole ends it in any case. */
  readonly ends: boolean;
  readonly press: string;
}

type Act = StaffAct & { readonly payments: Payments | null };

const pressForm = /^[\w-]{8,80}$/;
const otherPress = 'This press has given something else back. Look at the payment again.';

/**
 * Gives money back to the card it came from, a part of a payment or all that is left (PAY-04, D41, decision 214). It is
 * decided here, under the lock of the account, so that two at once never give back more than was paid, and carried out
 * by a job, which mails the member. A press that is sent again changes nothing. Refuses with
 * NOT_FOUND for no payment, with INVALID_INPUT for an amount that may not be given back and without a reason, and with
 * PAYMENT_PROVIDER_FAILED where no provider is configured.
 */
export function refundPayment(act: Act, wish: RefundWish): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    if (act.by.kind === 'person' && staffReach(act.by, 'refund.write') === null) return refuse('FORBIDDEN');
    if (!pressForm.test(wish.press)) return refuse('INVALID_INPUT', { reason: 'The press has no name.' });
    const known = await findPaidRow(tx, wish.paymentId);
    if (known === null) return refuse('NOT_FOUND', { reason: 'There is no such payment.' });
    await lockAccountOf(tx, known.memberId);
    const sent = await findTeamRefund(tx, wish.press);
    if (sent !== null) {
      const isSame = sent.paymentId === wish.paymentId && sent.amount === wish.amount;
      return isSame ? ok({ lines: [], isSaved: false }) : refuse('CONFLICT', { reason: otherPress });
    }
    // what was read before the lock is only a hint
    const payment = await findPaidRow(tx, wish.paymentId);
    if (payment === null) return refuse('NOT_FOUND', { reason: 'There is no such payment.' });
    if (act.payments === null) return refuse('PAYMENT_PROVIDER_FAILED');
    const givenBack = payment.refunded + (await countUnread(tx, wish.paymentId));
    const limit = act.by.kind === 'person' ? refundLimit(act.by) : null;
    const fault = refuseRefund({ ...payment, givenBack, isDisputed: payment.dispute === 'OPEN', limit }, wish.amount);
    if (fault !== null) return refuse('INVALID_INPUT', { reason: fault, field: 'amount' });
    const unexplained = refuseReason(act, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const isWhole = givenBack + wish.amount === payment.amount;
    const ends = isOpenMembership(payment) && (wish.ends || (isWhole && payment.isLast));
    return save(tx, act, wish, { payment, givenBack, isWhole, ends });
  });
}

interface Decided {
  readonly payment: PaymentRow;
  readonly givenBack: number;
  /** Nothing of it is left then. */
  readonly isWhole: boolean;
  readonly ends: boolean;
}

async function save(tx: Tx, act: Act, wish: RefundWish, decided: Decided): Promise<Result<StaffChange>> {
  const { payment, givenBack, ends } = decided;
  const { paymentId, memberId, displayName } = payment;
  const isAdded = await addTeamRefund(tx, {
    refundId: wish.press,
    paymentId,
    memberId,
    amount: wish.amount,
    endsSubscriptionId: ends ? payment.subscriptionId : null,
    decidedAt: new Date(act.now),
  });
  if (!isAdded) return refuse('CONFLICT', { reason: otherPress });
  await auditAct(tx, act, {
    action: 'PAYMENT_REFUNDED',
    subject: `member/${memberId}`,
    before: { givenBack },
    after: { givenBack: givenBack + wish.amount },
    detail: { refundId: wish.press, paymentId, amount: wish.amount, paid: payment.amount, ends },
  });
  await enqueue(tx, 'billing.refund', { refundId: wish.press }, wish.press);
  const lines = linesOf(wish, decided);
  if ((await findRecipient(tx, memberId)) !== null) lines.push(mailedLine(displayName));
  return ok({ lines, isSaved: true });
}

function isOpenMembership({ kind, status }: PaymentRow): boolean {
  return kind === 'MEMBERSHIP' && status !== null && !isFinal(status);
}

/** What happens to the money, and to what was bought with it (D41). */
function linesOf({ amount }: RefundWish, { payment, givenBack, isWhole, ends }: Decided): string[] {
  const product = payment.product ?? 'something that is not sold here';
  const of = formatCents(payment.amount);
  const before = givenBack === 0 ? '' : `, after ${formatCents(givenBack)} before`;
  return [`${formatCents(amount)} of ${of} for ${product} goes back to the card${before}.`, ...effectOf()];

  function effectOf(): string[] {
    const { kind, periodEndsAt, cancelsAt } = payment;
    if (ends) return ['The membership ends now, and nothing more is charged.'];
    if (isOpenMembership(payment) && periodEndsAt !== null) {
      if (cancelsAt !== null) return [`The membership stays until ${longDate(cancelsAt.getTime())}, and ends then.`];
      return [`The membership stays until ${longDate(periodEndsAt.getTime())}, and renews then.`];
    }
    if (kind === 'UPGRADE' && isWhole) return [`The membership goes back to ${payment.upgradesFrom ?? 'what it was'}.`];
    if (kind === 'PURCHASE') return [isWhole ? `${product} closes now.` : `${product} stays open.`];
    return [];
  }
}
