import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { linkTo } from '../../../base/site.ts';
import { findAccount } from '../store/accounts.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { PaymentPage } from '../types.ts';
import { askProvider } from './payments.ts';

/** The pages of the billing portal by the ids that clients name (THR-55). */
export const portalConfigs = ['billing', 'cancel'] as const;
export const cancelConfigId = 'cancel';

/**
 * The address of the caller's billing portal (BIL-01): 'billing' shows everything, 'cancel' asks whether the
 * subscription is to end. Refuses with FORBIDDEN without manageBilling, with INVALID_INPUT for another id, with
 * PAYMENT_PROVIDER_FAILED. Each call opens another page, which is good for a few minutes.
 */
export async function createPortalUrl(ctx: MemberContext, configId: string): Promise<Result<PaymentPage>> {
  const { viewer, db, site } = ctx;
  if (!viewer.manageBilling) return refuse('FORBIDDEN', { reason: 'MANAGE_BILLING' });
  if (!portalConfigs.some((id) => id === configId)) return refuse('INVALID_INPUT', { field: 'configId' });
  const [account, membership] = await Promise.all([
    findAccount(db, viewer.memberId),
    findOpenMembership(db, viewer.memberId),
  ]);
  if (account === null) return refuse('FORBIDDEN', { reason: 'MANAGE_BILLING' });
  const page =
    configId === cancelConfigId && membership !== null
      ? ({ kind: 'cancel', subscriptionId: membership.subscriptionId } as const)
      : ({ kind: 'overview' } as const);
  return askProvider(ctx, async (payments) =>
    ok({ url: await payments.openPortal(account.providerCustomerId, page, linkTo(site, '/account-settings')) }),
  );
}
