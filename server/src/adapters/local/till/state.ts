import { randomBytes } from 'node:crypto';
import type { OfKind, TillKind, TillObject } from './objects.ts';

/** An answer that is repeated to a request with the same idempotency key. */
export interface KeptAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

/** Everything in the till. It is one JSON value, which is read and written as a whole. */
export interface TillState {
  /** By their ids, in the order in which they were made. */
  readonly objects: Record<string, TillObject>;
  readonly answers: Record<string, KeptAnswer>;
  /** Product time up to which everything due has happened, in seconds. */
  now: number;
}

/** Where the till is kept. `run` is alone with the state, which is saved when `work` says that it has changed it. */
export interface TillStore {
  readonly run: <T>(work: (state: TillState) => { readonly value: T; readonly changed: boolean }) => Promise<T>;
}

/** Runs work on the state as it is now. `reads`: the work changes nothing. */
export type TillRun = <T>(work: (state: TillState) => T, options?: { readonly reads?: boolean }) => Promise<T>;

export function emptyState(): TillState {
  return { objects: {}, answers: {}, now: 0 };
}

/** A new id, as Stripe's look: 'sub_1f0c…'. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The fields of every new object. */
export function newObject(state: TillState, prefix: string) {
  return { id: newId(prefix), created: state.now, livemode: false as const, metadata: {} as Record<string, string> };
}

export function add<T extends TillObject>(state: TillState, object: T): T {
  state.objects[object.id] = object;
  return object;
}

/** The object with this id; undefined for one that is not there, or of another kind. */
export function find<K extends TillKind>(state: TillState, kind: K, id: string): OfKind<K> | undefined {
  const object = Object.hasOwn(state.objects, id) ? state.objects[id] : undefined;
  return object?.object === kind ? (object as OfKind<K>) : undefined;
}

/** The object that another one names. */
export function get<K extends TillKind>(state: TillState, kind: K, id: string): OfKind<K> {
  const object = find(state, kind, id);
  if (object === undefined) throw new Error(`the till has no ${kind} ${id}`);
  return object;
}

/** All objects of a kind, oldest first. */
export function listKind<K extends TillKind>(state: TillState, kind: K): OfKind<K>[] {
  return Object.values(state.objects).filter((object) => object.object === kind) as OfKind<K>[];
}
