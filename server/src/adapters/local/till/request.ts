import { textOf, type Params } from './form.ts';
import type { OfKind, TillKind } from './objects.ts';
import { lacking, missing } from './refusal.ts';
import { find, type TillState } from './state.ts';

/** The till as the API answers for it: the state, and the address of its pages. */
export interface Till {
  readonly state: TillState;
  readonly pageOf: (kind: 'checkout' | 'portal', id: string) => string;
}

/** The value of a parameter that must be there. */
export function required(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined || value === '') throw lacking(name);
  return value;
}

/** The object that a parameter names. */
export function named<K extends TillKind>(state: TillState, kind: K, params: Params, name: string): OfKind<K> {
  const id = required(params, name);
  const object = find(state, kind, id);
  if (object === undefined) throw missing(kind, id, name);
  return object;
}
