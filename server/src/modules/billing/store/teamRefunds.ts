import type { Tx } from '../../../base/sql/db.ts';
import type { CustomerRefund } from '../../../ports/providerCustomer.ts';

type RefundState = 'OPEN' | 'DONE' | 'REFUSED';

/** What somebody of the team gives back. `amount`: in cents. */
export interface TeamRefund {
  readonly refundId: string;
  readonly paymentId: string;
  /** Null for somebody who is gone since. */
  readonly memberId: string | null;
  readonly amount: number;
  /** The membership that ends with it; null for none. */
  readonly endsSubscriptionId: string | null;
  readonly decidedAt: Date;
  /** The provider's, once it gives it back; null before. */
  readonly providerRefundId: string | null;
}

const columns = [
  'refund_id as refundId',
  'payment_id as paymentId',
  'member_id as memberId',
  'amount',
  'ends_subscription_id as endsSubscriptionId',
  'decided_at as decidedAt',
  'provider_refund_id as providerRefundId',
] as const;

/** Adds a refund that is to be carried out; false when there is one of that id. */
export async function addTeamRefund(tx: Tx, refund: Omit<TeamRefund, 'providerRefundId'>): Promise<boolean> {
  const added = await tx
    .insertInto('billing_team_refund')
    .values({
      refund_id: refund.refundId,
      payment_id: refund.paymentId,
      member_id: refund.memberId,
      amount: refund.amount,
      ends_subscription_id: refund.endsSubscriptionId,
      decided_at: refund.decidedAt,
    })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A refund that is still to be carried out; null for one that was, or was refused. */
export async function findOpenTeamRefund(tx: Tx, refundId: string): Promise<TeamRefund | null> {
  const row = await tx
    .selectFrom('billing_team_refund')
    .select(columns)
    .where('refund_id', '=', refundId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return row ?? null;
}

/** What a press gives back; null for one that is not known. */
export async function findTeamRefund(
  tx: Tx,
  refundId: string,
): Promise<Pick<TeamRefund, 'paymentId' | 'amount'> | null> {
  const row = await tx
    .selectFrom('billing_team_refund')
    .select(['payment_id as paymentId', 'amount'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return row ?? null;
}

/** What of a payment the team gives back that was not read at the provider yet, in cents. */
export async function countUnread(tx: Tx, paymentId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('billing_team_refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('amount'), eb.lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'REFUSED')
    .where('counted', '=', false)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * Notes that the provider gives it back, and that what ends with it has ended, also after a refusal that was none;
 * false when that was noted before.
 */
export async function saveTeamRefunded(tx: Tx, refundId: string, providerRefundId: string): Promise<boolean> {
  const saved = await tx
    .updateTable('billing_team_refund')
    .set({ state: 'DONE', provider_refund_id: providerRefundId, failure: null })
    .where('refund_id', '=', refundId)
    .where('state', '<>', 'DONE')
    .returning('refund_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Notes that the provider refused it, and its words; false when that, or that it was given back, was noted before. */
export async function saveTeamRefused(tx: Tx, refundId: string, failure: string): Promise<boolean> {
  const saved = await tx
    .updateTable('billing_team_refund')
    .set({ state: 'REFUSED', failure })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'OPEN')
    .returning('refund_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Notes which refunds of the team were read at the provider, so that the payment has them. One with which a membership
 * ends stays open until that has ended. One that was read, and is not there any more, did not arrive.
 */
export async function saveCounted(tx: Tx, memberId: string, refunds: readonly CustomerRefund[]): Promise<void> {
  for (const { ownId, refundId } of refunds)
    if (ownId !== null)
      await tx
        .updateTable('billing_team_refund')
        .set((eb) => ({
          state: eb
            .case()
            .when('state', '=', 'DONE')
            .then(eb.val<RefundState>('DONE'))
            .else(eb.val<RefundState>('OPEN'))
            .end(),
          counted: true,
          provider_refund_id: refundId,
          failure: null,
        }))
        .where('refund_id', '=', ownId)
        .where('member_id', '=', memberId)
        .where('counted', '=', false)
        .execute();
  const lost = tx
    .updateTable('billing_team_refund')
    .set({ state: 'REFUSED', counted: false, failure: 'The bank did not take it, and the money is back at Stripe.' })
    .where('member_id', '=', memberId)
    .where('counted', '=', true);
  const there = refunds.flatMap(({ ownId }) => ownId ?? []);
  await (there.length === 0 ? lost : lost.where('refund_id', 'not in', there)).execute();
}

/** Refunds that were decided before an instant and are still to be carried out. */
export async function listOpenTeamRefunds(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_team_refund')
    .select('refund_id as refundId')
    .where('state', '=', 'OPEN')
    .where('decided_at', '<', before)
    .orderBy('decided_at')
    .limit(100)
    .execute();
  return rows.map(({ refundId }) => refundId);
}
