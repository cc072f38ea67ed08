import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findCheckout, type OwnCheckout } from '../store/checkouts.ts';
import { listSurplus } from '../store/refunds.ts';
import type { CheckoutOutcome } from '../types.ts';
import { askProvider } from './payments.ts';
import { syncCustomer } from './syncCustomer.ts';

const states = { open: 'OPEN', complete: 'COMPLETE', expired: 'EXPIRED' } as const;

/**
 * What became of a page on which the caller was to pay; what was paid is granted before the answer, whether or not its
 * event has arrived (BIL-05, THR-57). The provider is asked until that is done. REFUNDED: it is surplus, because the
 * member has it already. Refuses with NOT_FOUND for an unknown page and another member's, and with
 * PAYMENT_PROVIDER_FAILED.
 */
export async function settleCheckout(ctx: MemberContext, checkoutId: string): Promise<Result<CheckoutOutcome>> {
  const own = await findCheckout(ctx, ctx.viewer.memberId, checkoutId);
  if (own === null) return refuse('NOT_FOUND');
  const { productId, productName } = own;
  const opened = { name: own.openedName, features: own.features };
  if (isSettled(own)) return ok({ productId, productName, opened, state: own.isSurplus ? 'REFUNDED' : 'COMPLETE' });
  return askProvider(ctx, async (payments) => {
    const page = await payments.findCheckout(checkoutId);
    if (page === null) return refuse('NOT_FOUND');
    if (page.state === 'complete' && page.providerCustomerId !== null) await syncCustomer(ctx, page.providerCustomerId);
    const surplus = await listSurplus(
      ctx.db,
      [checkoutId, page.subscriptionId].filter((id) => id !== null),
    );
    return ok({ productId, productName, opened, state: surplus.size > 0 ? 'REFUNDED' : states[page.state] });
  });
}

/** Whether everything that a page can lead to is stored: a membership may be surplus by its subscription. */
function isSettled({ isCompleted, kind, subscriptionId }: OwnCheckout): boolean {
  return isCompleted && (kind !== 'MEMBERSHIP' || subscriptionId !== null);
}
