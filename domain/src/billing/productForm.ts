import * as z from 'zod/mini';
import { planSets } from './plans.ts';
import { amountWanted } from './refundRule.ts';

const id = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Small letters, digits and hyphens only, at most 60.'));
const words = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter something.'), z.maxLength(most, `At most ${String(most)} characters.`));
const cents = z
  .int(amountWanted)
  .check(z.positive('Enter an amount above 0.'), z.maximum(99_999_999, 'At most 999,999.99.'));
const instant = z.iso.datetime({ offset: true, error: 'Enter a day and a time.' });

/** What is sold, with its price; the server compares it with the payment provider. `amount`: whole US cents. */
const productForm = z
  .strictObject({
    productId: id,
    name: words(80),
    about: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')),
    features: z.array(words(120)).check(z.maxLength(10, 'At most 10.')),
    kind: z.enum(['MEMBERSHIP', 'UPGRADE', 'PURCHASE']),
    lookupKey: words(200),
    amount: cents,
    currency: z.literal('usd'),
    interval: z.nullable(z.literal('year')),
    planSets: z.array(z.literal(planSets)),
    position: z.int().check(z.minimum(0), z.maximum(1000)),
    entitlementIds: z.array(z.string()),
    upgrades: z.nullable(z.strictObject({ from: id, to: id })),
    sellable: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { productId, kind, interval, upgrades, entitlementIds, planSets: sets } = value;
    const fault = (field: string, message: string) => {
      issues.push({ code: 'custom', input: value, path: [field], message: `${productId}: ${message}` });
    };
    if ((kind === 'MEMBERSHIP') !== (interval !== null))
      fault('interval', "a membership is paid each 'year', anything else once, which is null");
    if ((kind === 'UPGRADE') !== (upgrades !== null))
      fault('upgrades', 'an upgrade says from which membership to which, and nothing else does');
    if ((kind === 'UPGRADE') !== (entitlementIds.length === 0))
      fault('entitlementIds', 'an upgrade grants nothing itself, and everything else grants something');
    if (kind !== 'MEMBERSHIP' && sets.length > 0) fault('planSets', 'only memberships are in sets of plans');
  });

/** The kinds of accounts that have no membership to pay, or not any more. */
export const promotedAccounts = ['ALUMNI', 'LIMITED', 'POST_TRIAL', 'TRIAL'] as const;

/** Less money off the first payment, for accounts of one kind, by a coupon of the payment provider. */
export const promotionForm = z.strictObject({
  code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/, 'Letters, digits, _ and - only, at most 60.')),
  accountType: z.enum(promotedAccounts),
  amountOff: cents,
  startsAt: instant,
  endsAt: instant,
});

/** What somebody who cancels is offered instead, by a coupon of the payment provider. */
export const cancelOfferForm = z.strictObject({
  coupon: z.string().check(z.regex(/^[^\s/?#]{1,200}$/, 'As Stripe names it, without spaces.')),
  startsAt: instant,
  endsAt: z.nullable(instant),
  name: words(120),
  headline: words(120),
  subheadline: words(300),
  acceptCta: words(40),
  rejectCta: words(40),
});

/** What is sold, as a file for staff: `npm run staff -- products`, and as the studio sends it. */
export const productFileForm = z.strictObject({
  products: z._default(z.array(productForm), []),
  promotions: z._default(z.array(promotionForm), []),
  cancelOffers: z._default(z.array(cancelOfferForm), []),
});
export type ProductFile = z.infer<typeof productFileForm>;
