import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { useEffect, useEffectEvent, useRef, useState, type InputEvent } from 'react';
import { now } from '#lib/clock.ts';
import { announce } from '#ui/announce.ts';
import { fieldId } from './fieldId.ts';
import { UndoHistory, type UndoStep } from './undoHistory.ts';
import type { DocumentForm } from './useDocumentForm.ts';

export interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
  /** For the element of the form. */
  readonly of: {
    readonly onInput: (event: InputEvent) => void;
    readonly onBlurCapture: () => void;
  };
  /** Keeps a change of fields that their reader makes: as they were, and as they are then. */
  readonly keep: (before: DocumentBody, after: DocumentBody) => void;
}

/**
 * Takes back and makes again what somebody has changed in a form, also across fields, by Ctrl or ⌘ Z and Shift Z
 * (DOC-02). A text with marks has its own history while it is written; what others have changed stays.
 */
export function useUndo(form: DocumentForm, labels: Readonly<Record<string, string>>): Undo {
  const [history] = useState(() => new UndoHistory());
  /** Fields for what is no part of the document, as a search: the browser takes back what is typed there. */
  const foreign = useRef(new WeakSet<EventTarget>());
  const isKept = useRef(false);

  const take = (made: UndoStep | null, words: readonly [done: string, none: string]): void => {
    const [done, none] = words;
    if (made === null) {
      announce(none);
      return;
    }
    const { names, values } = made;
    const [name = ''] = names;
    const label = labels[name] ?? name;
    if (values === null) {
      announce(`Somebody else has changed ${label} since. It stays as it is.`);
      return;
    }
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
    document.getElementById(fieldId(name))?.scrollIntoView({ block: 'nearest' });
    announce(`${label} ${done}`);
  };
  const undo = (): void => {
    history.close();
    take(history.undo(form.getValues()), ['put back', 'There is nothing to undo']);
  };
  const redo = (): void => {
    take(history.redo(form.getValues()), ['changed again', 'There is nothing to redo']);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey && !event.shiftKey);
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && !isRedo)) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('dialog, [contenteditable="true"]') !== null) return;
    if (target !== null && foreign.current.has(target)) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  return {
    undo,
    redo,
    of: {
      onInput: ({ target }) => {
        isKept.current = false;
        // the change of a field is heard of after this
        queueMicrotask(() => {
          if (isKept.current) foreign.current.delete(target);
          else foreign.current.add(target);
        });
      },
      onBlurCapture: () => {
        history.close();
      },
    },
    keep: (before, after) => {
      isKept.current = true;
      history.add(before, after, now());
    },
  };
}
