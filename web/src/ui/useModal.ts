import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { enterDialog } from './topDialog.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const focusables = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());

/** A field to fill, else the least destructive action (they stand first), else the dialog's own close button. */
const firstFocus = (dialog: HTMLDialogElement): HTMLElement => {
  const inside = focusables(dialog);
  const field = inside.find((element) => element.matches('input, select, textarea'));
  const action = inside.find((element) => element.closest('[data-actions]'));
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? field ?? action ?? inside[0] ?? dialog;
};

/**
 * Opens a native `<dialog>` as modal while `opened`: the rest of the page is inert, Tab stays inside,
 * Escape and a press beside it ask to close, and the focus goes back to where it was.
 */
export const useModal = (opened: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const ask = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    firstFocus(dialog).focus();
    const leave = enterDialog(dialog);
    const closed = () => {
      ask();
    };
    // a browser may close by itself on a second Escape; the state follows
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      leave();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [opened]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Tab') return;
      const inside = focusables(event.currentTarget);
      const edge = event.shiftKey ? inside[0] : inside.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
    },
  };
};
