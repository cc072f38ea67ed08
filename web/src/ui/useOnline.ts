import { createStore } from './createStore.ts';

// navigator.onLine is wrong on some networks; a page that could be loaded proves it, so only its changes count
const online = createStore(true);
for (const type of ['online', 'offline'] as const) {
  addEventListener(type, () => {
    online.set(type === 'online');
  });
}

/** Whether the browser has a network connection, as far as it knows. */
export const isOnline = online.get;

/** The same in a component, which renders again when it changes. */
export const useOnline = online.use;
