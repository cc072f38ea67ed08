import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../../base/context.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { inTurn } from '../../../../base/turns.ts';
import { PaymentsFailure, type Payments } from '../../../../ports/payments.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { readPrices } from '../prices.ts';

export type ProviderAct = StaffAct & Pick<Context, 'ports' | 'log'>;

/** What somebody makes at the payment provider by a press. */
export interface Making<There> {
  /** Two presses for the same make it once. */
  readonly turn: string;
  /** What would happen. */
  readonly lines: readonly string[];
  /** What to create there by hand where the provider is away or refuses. */
  readonly byHand: string;
  readonly find: (payments: Payments) => Promise<There>;
  /** True: it is there already, and nothing changes. */
  readonly isSame: (there: There) => boolean | Refused;
  readonly make: (payments: Payments) => Promise<object>;
  readonly audit: {
    readonly what: 'coupon' | 'price';
    readonly detail: object;
    readonly before: (there: There) => object;
  };
}

/**
 * Makes something at the payment provider, where its key may, and reads afterwards what it has of what is sold
 * (PAY-01). Refuses with PAYMENT_PROVIDER_FAILED, with what to create there by hand.
 */
export function makeThere<There>(act: ProviderAct, making: Making<There>): Promise<Result<StaffChange>> {
  return inTurn(making.turn, () => makeInTurn(act, making));
}

async function makeInTurn<There>(act: ProviderAct, making: Making<There>): Promise<Result<StaffChange>> {
  const { lines, audit } = making;
  const { payments } = act.ports;
  const failed = refuse('PAYMENT_PROVIDER_FAILED', { reason: `Stripe did not make it. ${making.byHand}` });
  if (payments === null) return failed;
  try {
    const there = await making.find(payments);
    const isSame = making.isSame(there);
    if (isSame !== true && isSame !== false) return isSame;
    if (isSame) {
      if (!act.dryRun) await readPrices(act, payments);
      return ok({ lines: [], isSaved: false });
    }
    if (act.dryRun) return ok({ lines, isSaved: false });
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const after = await making.make(payments);
    await readPrices(act, payments);
    const detail = { ...audit.detail };
    const entry = { subject: 'billing/products', before: audit.before(there), after, detail } as const;
    return await changeAs(act, async (tx): Promise<Result<StaffChange>> => {
      await auditAct(
        tx,
        act,
        audit.what === 'price' ? { action: 'PRICE_ADDED', ...entry } : { action: 'COUPON_ADDED', ...entry },
      );
      return ok({ lines, isSaved: true });
    });
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    act.log.warn({ err: error, ...audit.detail }, `a ${audit.what} was not made at the payment provider`);
    return failed;
  }
}
