import { createStore } from './createStore.ts';

const open = createStore<readonly HTMLDialogElement[]>([]);

/** Registers a modal dialog as open; call the returned function when it closes. */
export const enterDialog = (dialog: HTMLDialogElement): (() => void) => {
  open.set([...open.get(), dialog]);
  return () => {
    open.set(open.get().filter((other) => other !== dialog));
  };
};

/** The topmost modal dialog. Everything outside it is inert, so live regions and toasts must be inside. */
export const useTopDialog = (): HTMLDialogElement | null => open.use().at(-1) ?? null;
