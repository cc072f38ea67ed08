import { readCouponResult, type CouponResult } from '@atrium/domain/billing/couponResult.ts';
import { base64Of } from '#lib/base64.ts';

/** The query parameter `c` of the confirmation: its figures, as base64 of JSON (BIL-03). */
export function couponParameter({ currentPeriodEnd, currentPrice, discountPrice }: CouponResult): string {
  return base64Of(JSON.stringify({ currentPeriodEnd, currentPrice, discountPrice }));
}

/** Reads the parameter; null for what is no text, no JSON in base64, or lacks a figure (D45). */
export function readCouponParameter(c: unknown): CouponResult | null {
  if (typeof c !== 'string') return null;
  try {
    return readCouponResult(JSON.parse(atob(c)));
  } catch {
    return null;
  }
}
