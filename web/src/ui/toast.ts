import { useSyncExternalStore, type ReactNode } from 'react';

export interface ToastInput {
  message: ReactNode;
  /** good with a tick (as when left out), bad read out at once, plain without a mark */
  tone?: 'good' | 'bad' | 'plain' | undefined;
  icon?: ReactNode;
  /** Shows 'Undo'; pressing it closes the toast. */
  undo?: (() => void) | undefined;
  /** Another way on, in place of Undo. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds until it goes by itself, 5000 as a rule; null stays until closed. */
  lasts?: number | null | undefined;
  /** Shown in place of an earlier one of the same id. */
  id?: string | undefined;
}

export interface Toast extends ToastInput {
  id: string;
}

const LIMIT = 4;
let counter = 0;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Takes a toast away. */
export const dismissToast = (id: string): void => {
  set(shown.filter((one) => one.id !== id));
};

/** Shows a word at the bottom left and answers its id; it waits while hovered or focused. */
export const toast = (input: ToastInput): string => {
  counter += 1;
  const id = input.id ?? `toast-${String(counter)}`;
  set([...shown.filter((one) => one.id !== id), { ...input, id }].slice(-LIMIT));
  return id;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The toasts on show, oldest first. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => shown);
