import { formatCents } from './formatCents.ts';

/** What a product costs, here or at the payment provider. `amount`: whole cents. */
export interface PriceTerms {
  readonly amount: number;
  readonly currency: string;
  /** 'year', or null for what is paid once. */
  readonly interval: string | null;
}

/** '$495 a year', '$195 once', 'EUR 495 every 3 month'. */
export function priceWords({ amount, currency, interval }: PriceTerms): string {
  const sum = currency === 'usd' ? formatCents(amount) : `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`;
  return interval === null ? `${sum} once` : interval === 'year' ? `${sum} a year` : `${sum} every ${interval}`;
}

/** How the provider's price differs from that of a product, a sentence each; none when they are the same (PAY-01). */
export function comparePrice(here: PriceTerms & { readonly lookupKey: string }, there: PriceTerms | null): string[] {
  if (there === null) return [`Stripe has no active price with the lookup key ${here.lookupKey}.`];
  const faults: string[] = [];
  if (there.currency !== here.currency)
    faults.push(`The currency is ${there.currency.toUpperCase()} at Stripe, and ${here.currency.toUpperCase()} here.`);
  else if (there.amount !== here.amount)
    faults.push(`It costs ${formatCents(there.amount)} at Stripe, and ${formatCents(here.amount)} here.`);
  if (there.interval !== here.interval)
    faults.push(`It is paid ${paid(there.interval)} at Stripe, and ${paid(here.interval)} here.`);
  return faults;
}

const paid = (interval: string | null): string =>
  interval === null ? 'once' : interval === 'year' ? 'each year' : `every ${interval}`;

/** What somebody creates at Stripe, so that a product can be offered. */
export function priceToCreate({
  name,
  lookupKey,
  ...terms
}: PriceTerms & { readonly name: string; readonly lookupKey: string }): string {
  return `In Stripe, create a price of ${priceWords(terms)} in ${terms.currency.toUpperCase()} for “${name}”, with the lookup key ${lookupKey}.`;
}

/** A coupon at the provider; `amountOff` is null for one that takes off a part. */
interface CouponTerms {
  readonly amountOff: number | null;
  readonly currency: string | null;
  readonly isValid: boolean;
}

/** Why a promotion is not offered, by its coupon at the provider; null when it may be. `amountOff`: whole cents. */
export function compareCoupon(
  { code, amountOff }: { readonly code: string; readonly amountOff: number },
  there: CouponTerms | null,
): string | null {
  if (there === null) return `Stripe has no coupon ${code}. Create one there that takes ${formatCents(amountOff)} off.`;
  if (!there.isValid) return `The coupon ${code} is used up or over at Stripe.`;
  if (there.amountOff === amountOff && there.currency === 'usd') return null;
  const off =
    there.amountOff === null
      ? 'a part'
      : priceWords({ ...there, amount: there.amountOff, currency: there.currency ?? 'usd', interval: null }).replace(
          ' once',
          '',
        );
  return `The coupon ${code} takes ${off} off at Stripe, and ${formatCents(amountOff)} here.`;
}
