import type { Promotion } from '@atrium/domain/billing/promotions.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** A promotion as it is stored. */
export interface StoredPromotion extends Promotion {
  /** Whether the provider has a coupon of its name that takes just that off. */
  readonly isConfirmed: boolean;
}

/** All promotions, also those of other times. */
export function listPromotions(tx: Tx): Promise<StoredPromotion[]> {
  return tx
    .selectFrom('billing_promotion')
    .select((eb) => [
      'code',
      'account_type as accountType',
      'amount_off as amountOff',
      'confirmed as isConfirmed',
      epochMillis(eb.ref('starts_at')).as('startsAt'),
      epochMillis(eb.ref('ends_at')).as('endsAt'),
    ])
    .orderBy('code')
    .execute();
}

/** Saves whether the provider has the coupon of a promotion, as long as this takes off what was compared with it. */
export async function saveConfirmed(
  tx: Tx,
  { code, amountOff }: { readonly code: string; readonly amountOff: number },
  isConfirmed: boolean,
): Promise<void> {
  await tx
    .updateTable('billing_promotion')
    .set({ confirmed: isConfirmed })
    .where('code', '=', code)
    .where('amount_off', '=', amountOff)
    .where('confirmed', '<>', isConfirmed)
    .execute();
}
