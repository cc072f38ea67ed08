import { useEffect, useEffectEvent, useRef } from 'react';
import { readPreferences } from './studioPreferences.ts';

/**
 * Single keys of a page, by their name; they do nothing inside a field, with a modifier, or under a dialog, and where
 * their reader has switched them off (2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useKeyDown((event) => {
    if (!isSingle(event)) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

/** How soon after the first key the second one is pressed, in milliseconds. */
const nextKeyWithin = 1500;

/** Two single keys after each other, `first` and one of these: as `useKeys`. */
export function useKeysAfter(first: string, keys: Readonly<Record<string, () => void>>): void {
  const begunAt = useRef(-Infinity);
  useKeyDown((event) => {
    if (!isSingle(event)) return;
    const key = event.key.toLowerCase();
    const isNext = event.timeStamp - begunAt.current < nextKeyWithin;
    begunAt.current = key === first ? event.timeStamp : -Infinity;
    const act = isNext ? keys[key] : undefined;
    if (act === undefined) return;
    // the page does not take it as a key of its own
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }, true);
}

function isSingle(event: KeyboardEvent): boolean {
  if (!readPreferences().keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return !target?.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]');
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

function useKeyDown(act: (event: KeyboardEvent) => void, isFirst = false): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen, isFirst);
    return () => {
      document.removeEventListener('keydown', listen, isFirst);
    };
  }, [isFirst]);
}
