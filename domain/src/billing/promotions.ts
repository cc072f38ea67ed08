import type { AccountType } from '../access/accountType.ts';
import type { Viewer } from '../access/viewer.ts';

/** A code for less money off the first year of a membership (D49). */
export type Promotion = {
  readonly code: string;
  /** US cents off the first payment. */
  readonly amountOffCents: number;
  /** Nobody else may use it, although the code is public (THR-54). */
  readonly accountType: AccountType;
  /** Epoch milliseconds; the end is exclusive. */
  readonly startsAt: number;
  readonly endsAt: number;
};

export const promotions: readonly Promotion[] = [
  {
    code: 'ALLSTARS25',
    amountOffCents: 250_00,
    accountType: 'POST_TRIAL',
    // 2025-01-01 and 2031-01-01 in UTC
    startsAt: 1_735_689_600_000,
    endsAt: 1_924_992_000_000,
  },
];

/**
 * The promotion that this viewer gets with a first membership (BIL-06); null outside its dates and for everybody else.
 * Whether it was used before is known to the payment provider.
 */
export function findPromotion(viewer: Pick<Viewer, 'accountType'>, now: number): Promotion | null {
  const fits = ({ accountType, startsAt, endsAt }: Promotion): boolean =>
    accountType === viewer.accountType && startsAt <= now && now < endsAt;
  return promotions.find(fits) ?? null;
}
