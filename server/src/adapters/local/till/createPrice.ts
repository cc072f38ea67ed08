import { paramsOf, textOf, type Params } from './form.ts';
import type { TillPrice } from './objects.ts';
import { invalid } from './refusal.ts';
import { required, type Till } from './request.ts';
import { add, listKind, newId, newObject } from './state.ts';

/** POST /v1/prices: of a product that is made with it. The lookup key moves to it where it may. */
export function createPrice({ state }: Till, params: Params): TillPrice {
  const key = required(params, 'lookup_key');
  const amount = Number(required(params, 'unit_amount'));
  if (required(params, 'currency') !== 'usd') throw invalid('currency', 'The till knows US dollars alone.');
  const interval = textOf(paramsOf(params, 'recurring'), 'interval');
  if (interval !== undefined && interval !== 'year')
    throw invalid('recurring[interval]', 'The till knows years alone.');
  const former = listKind(state, 'price').find((price) => price.lookup_key === key);
  if (former !== undefined && textOf(params, 'transfer_lookup_key') !== 'true')
    throw invalid('lookup_key', `A price (\`${former.id}\`) already uses that lookup key.`);
  if (former !== undefined) former.lookup_key = null;
  return add<TillPrice>(state, {
    ...newObject(state, 'price'),
    object: 'price',
    active: true,
    currency: 'usd',
    lookup_key: key,
    nickname: required(paramsOf(params, 'product_data'), 'name'),
    tax_behavior: 'unspecified',
    product: newId('prod'),
    type: interval === undefined ? 'one_time' : 'recurring',
    recurring: interval === undefined ? null : { interval, interval_count: 1, usage_type: 'licensed' },
    unit_amount: amount,
  });
}
