import { useEffect, useEffectEvent, useRef } from 'react';
import { readPreferences } from './studioPreferences.ts';

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Single keys of a page, by their name; they do nothing inside a field, with a modifier, or under a dialog, and where
 * their reader has switched them off (2.1.4). `inside`: those of a dialog, which do nothing outside of one.
 */
export function useKeys(keys: Keys, { inside = false } = {}): void {
  useKeyDown((event) => {
    if (!isSingle(event, inside)) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined || isOwnKey(event)) return;
    event.preventDefault();
    act(event);
  });
}

/** Whether what has the focus takes the key by itself. */
function isOwnKey({ key, target }: KeyboardEvent): boolean {
  const pressed = key === 'Enter' ? 'a, button, input, summary' : key === ' ' ? 'button, input, summary' : null;
  return pressed !== null && target instanceof HTMLElement && target.closest(pressed) !== null;
}

/** How soon after the first key the second one is pressed, in milliseconds. */
const nextKeyWithin = 1500;

/** Two single keys after each other, `first` and one of these: as `useKeys`. */
export function useKeysAfter(first: string, keys: Readonly<Record<string, () => void>>): void {
  const begunAt = useRef(-Infinity);
  useKeyDown((event) => {
    if (!isSingle(event, false)) return;
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

function isSingle(event: KeyboardEvent, isInside: boolean): boolean {
  if (!readPreferences().keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if ((target?.closest('dialog') !== null && target !== null) !== isInside) return false;
  return !target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]');
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
