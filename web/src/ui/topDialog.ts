import { useSyncExternalStore } from 'react';

let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Notes a modal dialog as open; call the answer when it closes. */
export const enterDialog = (dialog: HTMLDialogElement): (() => void) => {
  open = [...open, dialog];
  tell();
  return () => {
    open = open.filter((other) => other !== dialog);
    tell();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The modal dialog on top. What lies outside it is inert, so whatever must be heard or pressed has to be inside. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
