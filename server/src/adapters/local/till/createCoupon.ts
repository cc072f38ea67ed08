import { type Params } from './form.ts';
import type { TillCoupon } from './objects.ts';
import { invalid } from './refusal.ts';
import { required, type Till } from './request.ts';
import { add, find, newObject } from './state.ts';

/** POST /v1/coupons: an amount off one payment, under the id that is asked for. */
export function createCoupon({ state }: Till, params: Params): TillCoupon {
  const id = required(params, 'id');
  const amount = Number(required(params, 'amount_off'));
  if (!Number.isInteger(amount) || amount < 1) throw invalid('amount_off', 'This value must be at least 1.');
  if (required(params, 'currency') !== 'usd') throw invalid('currency', 'The till knows US dollars alone.');
  if (required(params, 'duration') !== 'once') throw invalid('duration', 'The till makes coupons for once alone.');
  if (find(state, 'coupon', id) !== undefined) throw invalid('id', `Coupon already exists: ${id}.`);
  return add<TillCoupon>(state, {
    ...newObject(state, 'coupon'),
    id,
    object: 'coupon',
    name: required(params, 'name'),
    amount_off: amount,
    percent_off: null,
    currency: 'usd',
    duration: 'once',
    valid: true,
    times_redeemed: 0,
  });
}
