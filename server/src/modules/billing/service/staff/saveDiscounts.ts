import {
  couponToCreate,
  refuseCancelOffer,
  refusePromotion,
  type CouponTerms,
  type WantedPromotion,
} from '@atrium/domain/billing/discounts.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import { amountWanted } from '@atrium/domain/billing/refundRule.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { findProductFile } from '../../store/productFile.ts';
import { makeThere, type ProviderAct } from './makeThere.ts';
import { productsLock, saveWithin } from './saveProducts.ts';

type Discounts = Pick<ProductFile, 'promotions' | 'cancelOffers'>;

/**
 * Gives less money off the first payment to accounts of one kind, or changes what is given, by its code (PAY-01,
 * BIL-06); it is offered once the payment provider has its coupon. Refuses with INVALID_INPUT at the field.
 */
export async function saveSoldPromotion(act: StaffAct, wanted: WantedPromotion): Promise<Result<StaffChange>> {
  const fault = refusePromotion(wanted);
  // the kind of accounts is `usableBy` in the API
  if (fault?.field === 'accountType') return refuse('INVALID_INPUT', { ...fault, field: 'usableBy' });
  if (fault !== null) return refuse('INVALID_INPUT', fault);
  const promotion = wanted as ProductFile['promotions'][number];
  const { code, amountOff } = promotion;
  return saveDiscounts(act, { promotions: [promotion], cancelOffers: [] }, (isNew) => [
    `${code} takes ${formatCents(amountOff)} off the first payment${isNew ? '' : ' from now on'}.`,
    'It is offered once Stripe has a coupon of this id that takes just that off.',
  ]);
}

/**
 * Offers a discount to members who cancel, or changes its words and dates, by its coupon (PAY-01, BIL-02). Refuses with
 * INVALID_INPUT at the field.
 */
export async function saveSoldOffer(
  act: StaffAct,
  offer: ProductFile['cancelOffers'][number],
): Promise<Result<StaffChange>> {
  const fault = refuseCancelOffer(offer);
  if (fault !== null) return refuse('INVALID_INPUT', fault);
  return saveDiscounts(act, { promotions: [], cancelOffers: [offer] }, (isNew) => [
    isNew
      ? `Members who cancel are offered “${offer.name.trim()}” by the coupon ${offer.coupon}.`
      : `What is offered by the coupon ${offer.coupon} changes for those who cancel from now on.`,
    'What somebody has accepted stays.',
  ]);
}

function saveDiscounts(
  act: StaffAct,
  discounts: Discounts,
  linesOf: (isNew: boolean) => readonly string[],
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, productsLock);
    const before = await findProductFile(tx);
    const saved = await saveWithin(tx, act, { wanted: { products: [], ...discounts }, before });
    if (!saved.ok || saved.value.lines.length === 0) return saved;
    const isKnown =
      before.promotions.some(({ code }) => code === discounts.promotions[0]?.code) ||
      before.cancelOffers.some(({ coupon }) => coupon === discounts.cancelOffers[0]?.coupon);
    return ok({ ...saved.value, lines: [...linesOf(!isKnown)] });
  });
}

/**
 * Makes the coupon of a promotion or of an offer at the payment provider, where its key may (PAY-01). One that is there
 * already, and takes just that off, changes nothing. Refuses with NOT_FOUND for a coupon of nothing, with INVALID_INPUT
 * for an amount that is not the promotion's, and with PAYMENT_PROVIDER_FAILED, with what to create there by hand.
 */
export async function addProviderCoupon(
  act: ProviderAct,
  { code, amountOff }: CouponTerms,
): Promise<Result<StaffChange>> {
  const { promotions, cancelOffers } = await findProductFile(act.db);
  const promotion = promotions.find((item) => item.code === code);
  const offer = cancelOffers.find(({ coupon }) => coupon === code);
  if (promotion === undefined && offer === undefined)
    return refuse('NOT_FOUND', { reason: 'Nothing is sold by this coupon.' });
  if (amountOff < 1 || amountOff > 99_999_999)
    return refuse('INVALID_INPUT', { field: 'amountOff', reason: amountWanted });
  if (promotion !== undefined && promotion.amountOff !== amountOff)
    return refuse('INVALID_INPUT', { field: 'amountOff', reason: 'The promotion takes another amount off.' });
  const name = offer?.name ?? `${formatCents(amountOff)} off`;
  return makeThere(act, {
    turn: `coupon ${code}`,
    lines: [`Stripe gets a coupon ${code} that takes ${formatCents(amountOff)} off once.`],
    byHand: couponToCreate({ code, amountOff }),
    find: (payments) => payments.findCoupon(code),
    isSame: (there) => {
      if (there === null) return false;
      if (there.isValid && there.amountOff === amountOff && there.currency === 'usd') return true;
      const reason = `Stripe has another coupon ${code}, which stays as it is. Delete it there first, or use another code.`;
      return refuse('PAYMENT_PROVIDER_FAILED', { reason });
    },
    make: async (payments) => {
      // the provider shows at most 40 characters
      await payments.addCoupon({ couponId: code, name: name.slice(0, 40), amountOff });
      return { amountOff };
    },
    audit: { what: 'coupon', detail: { code }, before: () => ({}) },
  });
}
