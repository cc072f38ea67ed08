import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { PaymentsFailure, type Payments } from '../../../ports/payments.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { billingMails } from '../mails.ts';
import { findCheckoutProduct } from '../store/checkouts.ts';
import { listOpenRefunds, saveRefunded, saveRefused, type Refund } from '../store/refunds.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'site'>;

/**
 * Ends and gives back everything that is noted as surplus, and mails the member about each once. One that
 * the provider refuses stays noted, and the log says so at the first time. Returns whether anything was carried out.
 */
export async function refundSurplus(ctx: Ctx, payments: Payments, memberId: string): Promise<boolean> {
  let done = false;
  for (const refund of await listOpenRefunds(ctx.db, memberId)) {
    const { surplusId, kind, paymentId, attempt, refusedAt } = refund;
    try {
      if (kind === 'MEMBERSHIP') await payments.endSubscription(surplusId);
      if (paymentId !== null) await payments.refund(paymentId, `surplus/${surplusId}/${String(attempt)}`);
    } catch (error) {
      if (!(error instanceof PaymentsFailure) || error.isOutage) throw error;
      const entry = { err: error, surplusId, paymentId };
      if (refusedAt === null) ctx.log.error(entry, 'a second payment could not be given back');
      await saveRefused(ctx.db, surplusId, new Date(ctx.now));
      continue;
    }
    await saveDone(ctx, memberId, refund);
    done = true;
  }
  return done;
}

async function saveDone(ctx: Ctx, memberId: string, { surplusId, kind, amount }: Refund): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    if (!(await saveRefunded(tx, surplusId, new Date(ctx.now)))) return;
    await writeAudit(tx, ctx, {
      actor: { kind: 'job', name: 'billing.sync' },
      action: 'SURPLUS_REFUNDED',
      subject: `member/${memberId}`,
      detail: {
        surplusId,
        kind,
        amount,
      },
    });
    const payer = await findRecipient(tx, memberId);
    if (payer === null) return;
    const product = kind === 'PURCHASE' ? ((await findCheckoutProduct(tx, memberId, surplusId)) ?? '') : '';
    const letter = letterOf(kind, payer, ctx.site, { amount, product });
    await queueMail(tx, ctx, { dedupeKey: `billing-refund/${surplusId}`, to: payer.email, letter });
  });
}

function letterOf(
  kind: Refund['kind'],
  payer: { readonly firstName: string },
  site: Ctx['site'],
  { amount, product }: { readonly amount: number; readonly product: string },
): Letter {
  if (kind === 'PURCHASE') return billingMails.purchaseRefunded(payer, site, { product, amount: formatCents(amount) });
  if (kind === 'UPGRADE') return billingMails.upgradeRefunded(payer, site, formatCents(amount));
  return billingMails.membershipEnded(payer, site, amount === 0 ? null : formatCents(amount));
}
