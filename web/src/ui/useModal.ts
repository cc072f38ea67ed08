import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { focusables } from './focusables.ts';
import { returnFocus } from './returnFocus.ts';
import { enterDialog } from './topDialog.ts';

/** A field, else the least destructive action (which comes first), else the dialog's own close button. */
const firstFocus = (dialog: HTMLDialogElement): HTMLElement => {
  const inside = focusables(dialog);
  const field = inside.find((element) => element.matches('input, select, textarea'));
  const action = inside.find((element) => element.closest('[data-actions]'));
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? field ?? action ?? inside[0] ?? dialog;
};

const keepTabInside = function (this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const inside = focusables(this);
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
};

/** Prevents the page below a dialog from scrolling; the scrollbar's width is reserved, so that nothing moves. */
const keepScrollbarRoom = () => {
  const root = document.documentElement;
  if (root.querySelector('dialog:modal')) return;
  root.style.setProperty('--scrollbar', `${String(window.innerWidth - root.clientWidth)}px`);
};

/**
 * Opens a native `<dialog>` as modal while `opened`: the rest of the page is inert, Tab stays inside, Escape and a
 * press on the backdrop request closing, and the focus returns to where it was, or next to it. Without `onClose` it
 * stays open.
 */
export const useModal = (opened: boolean, onClose: (() => void) | null) => {
  const ref = useRef<HTMLDialogElement>(null);
  const closedByBrowser = useEffectEvent((dialog: HTMLDialogElement) => {
    if (onClose !== null) {
      onClose();
      return;
    }
    dialog.showModal();
    firstFocus(dialog).focus();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return;
    const giveBack = returnFocus();
    keepScrollbarRoom();
    dialog.showModal();
    firstFocus(dialog).focus();
    const leave = enterDialog(dialog);
    const closed = () => {
      // the close event is asynchronous: the dialog may have been opened again since
      if (!dialog.open) closedByBrowser(dialog);
    };
    // a browser may close the dialog itself on a second Escape; the state follows
    dialog.addEventListener('close', closed);
    // on the element itself: a toast shown inside is not a child of the dialog in React
    dialog.addEventListener('keydown', keepTabInside);
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('keydown', keepTabInside);
      leave();
      dialog.close();
      giveBack();
    };
  }, [opened]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose?.();
    },
  };
};
