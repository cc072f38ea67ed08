import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { countOwed } from '../store/owed.ts';
import { listOwedCustomers } from '../store/refunds.ts';
import type { FoundDifference } from '../types.ts';
import { readPrices } from './prices.ts';
import { compareSubscriptions } from './reconcileDifferences.ts';
import { compareRefunds } from './reconcileRefunds.ts';
import { refundOwed } from './refundOwed.ts';
import { syncEach, syncWaiting, takeEvent } from './takeEvent.ts';

/** How far back events are looked for that never arrived. */
export const eventsSince = 3 * day;

/** What a reconciliation has found. */
export interface Reconciliation {
  /** The subscriptions that were compared. */
  readonly subscriptions: number;
  /** The events that had not arrived. */
  readonly lost: number;
  /** The refunds that were compared. */
  readonly refunds: number;
  /** The payments that were noted as given back here, but not at the provider. */
  readonly reopened: readonly string[];
  /** How many payments are still to be given back, because the provider refuses to. */
  readonly owed: number;
  /** The customers whose state was corrected here. */
  readonly healed: readonly string[];
  /** How the subscriptions differed, and whether that was corrected. */
  readonly differences: readonly FoundDifference[];
}

/**
 * Takes the events of the last days that never arrived, compares every subscription that has not ended, here or at the
 * provider, and every refund of the last month with their state there, and corrects what is different (D40, THR-51).
 * What erased members are still owed is given back. The log says what was corrected. Throws a `PaymentsFailure` when
 * the provider does not answer.
 */
export async function reconcile(ctx: Context): Promise<Reconciliation> {
  const { payments } = ctx.ports;
  if (payments === null)
    return { subscriptions: 0, lost: 0, refunds: 0, reopened: [], owed: 0, healed: [], differences: [] };
  await readPrices(ctx, payments);
  let lost = 0;
  for (const event of await payments.listEvents(ctx.now - eventsSince)) if (await takeEvent(ctx, event)) lost += 1;
  await syncWaiting(ctx);
  const there = await payments.listOpenSubscriptions();
  const { refunds, reopened, customers } = await compareRefunds(ctx, payments);
  await refundOwed(ctx, payments);
  const owed = await listOwedCustomers(ctx.db);
  const different = await compareSubscriptions(ctx, there);
  const read = different.map(({ providerCustomerId }) => providerCustomerId);
  const changed = new Set(await syncEach(ctx, new Set([...read, ...customers])));
  const stillOwed = await listOwedCustomers(ctx.db);
  for (const providerCustomerId of owed) if (!stillOwed.has(providerCustomerId)) changed.add(providerCustomerId);
  const found = {
    subscriptions: there.length,
    lost,
    refunds,
    reopened,
    owed: await countOwed(ctx.db),
    healed: [...changed],
    differences: different.map((found) => ({ ...found, isCorrected: changed.has(found.providerCustomerId) })),
  };
  if (lost > 0 || reopened.length > 0 || found.healed.length > 0)
    ctx.log.warn(found, 'the payment provider was reconciled with differences');
  else ctx.log.info(found, 'the payment provider was reconciled');
  return found;
}
