import { useSyncExternalStore } from 'react';

/** A value outside of React that components can show. */
interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** The value; the component renders again when it is set. */
  readonly use: () => Value;
}

/** Creates a store with its first value. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
