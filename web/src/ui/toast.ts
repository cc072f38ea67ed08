import type { ReactNode } from 'react';
import { createStore } from './createStore.ts';

export interface ToastInput {
  message: ReactNode;
  /** good: with a tick (the default); bad: announced at once; plain: without an icon */
  tone?: 'good' | 'bad' | 'plain' | undefined;
  icon?: ReactNode;
  /** Shows 'Undo'; pressing it closes the toast. */
  undo?: (() => void) | undefined;
  /** Another action, instead of Undo. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds until it closes, 5000 by default; null: it stays until closed. */
  lasts?: number | null | undefined;
  /** Replaces an earlier toast of the same id. */
  id?: string | undefined;
}

export interface Toast extends ToastInput {
  id: string;
}

const LIMIT = 4;
let counter = 0;
const shown = createStore<readonly Toast[]>([]);

/** Removes a toast. */
export const dismissToast = (id: string): void => {
  shown.set(shown.get().filter((item) => item.id !== id));
};

/** Shows a message at the bottom left and returns its id; the timeout pauses while the toast is hovered or focused. */
export const toast = (input: ToastInput): string => {
  counter += 1;
  const id = input.id ?? `toast-${String(counter)}`;
  shown.set([...shown.get().filter((item) => item.id !== id), { ...input, id }].slice(-LIMIT));
  return id;
};

/** The visible toasts, oldest first. */
export const useToasts = (): readonly Toast[] => shown.use();
