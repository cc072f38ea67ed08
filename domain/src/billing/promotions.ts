import type { AccountType } from '../access/accountType.ts';
import type { Viewer } from '../access/viewer.ts';

/** A code for less money off the first year of a membership (D49). */
export type Promotion = {
  readonly code: string;
  /** US cents off the first payment. */
  readonly amountOff: number;
  /** Nobody else may use it, although the code is public (THR-54). */
  readonly accountType: AccountType;
  /** Epoch milliseconds; the end is exclusive. */
  readonly startsAt: number;
  readonly endsAt: number;
};

/**
 * The promotion that this viewer gets with a first membership (BIL-06), the largest of several; null outside its dates
 * and for everybody else.
 */
export function findPromotion<P extends Promotion>(
  viewer: Pick<Viewer, 'accountType'>,
  promotions: readonly P[],
  now: number,
): P | null {
  const fits = ({ accountType, startsAt, endsAt }: P): boolean =>
    accountType === viewer.accountType && startsAt <= now && now < endsAt;
  return promotions.filter(fits).toSorted((one, other) => other.amountOff - one.amountOff)[0] ?? null;
}
