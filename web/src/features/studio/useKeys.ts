import { useEffect, useEffectEvent } from 'react';

/**
 * Single keys of a page, by their name; they do nothing inside a field, with a modifier, or under a dialog (2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]')) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

/** Keys of a page that are pressed with Ctrl or ⌘, by their name; they act in fields, too, and not under a dialog. */
export function useChords(chords: Readonly<Record<string, () => void>>): void {
  useKeyDown((event) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('dialog')) return;
    const act = chords[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

function useKeyDown(act: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
