/** What an accepted offer comes to. Amounts are integer US cents. */
export type CouponResult = {
  /** Epoch milliseconds: when the reduced payment is due. */
  readonly currentPeriodEnd: number;
  /** What the next payment would have been. */
  readonly currentPrice: number;
  /** What is taken off it. */
  readonly discountPrice: number;
};

/** Reads parsed JSON; null unless it has the three numbers (D45, THR-56). Other properties are dropped. */
export function readCouponResult(value: unknown): CouponResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { currentPeriodEnd, currentPrice, discountPrice } = value as Record<string, unknown>;
  return isAmount(currentPeriodEnd) && isAmount(currentPrice) && isAmount(discountPrice)
    ? { currentPeriodEnd, currentPrice, discountPrice }
    : null;
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether two results are the same: figures from an address are only shown when the server has stored them. */
export function isSameResult(a: CouponResult, b: CouponResult): boolean {
  return (
    a.currentPeriodEnd === b.currentPeriodEnd &&
    a.currentPrice === b.currentPrice &&
    a.discountPrice === b.discountPrice
  );
}

/**
 * The price that is shown: the difference with its last two characters, the cents, dropped where they are zeros
 * (BIL-03, D45), so that nobody reads less than is paid (PAY-03).
 */
export function shownPrice({ currentPrice, discountPrice }: CouponResult): string {
  const cents = String(Math.max(0, currentPrice - discountPrice)).padStart(3, '0');
  const [dollars, rest] = [cents.slice(0, -2), cents.slice(-2)];
  return rest === '00' ? dollars : `${dollars}.${rest}`;
}
