import { useSyncExternalStore } from 'react';

let open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Registers a modal dialog as open; call the returned function when it closes. */
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

/** The topmost modal dialog. Everything outside it is inert, so live regions and toasts must be inside. */
export const useTopDialog = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
