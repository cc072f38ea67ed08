import { useEffect, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface AutosaveOptions<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** Milliseconds after the last change (debounce); undefined: the form does not save itself. */
  readonly after: number | undefined;
  /** The form began with what could not be saved before. */
  readonly restored: boolean;
  /** The last save got no answer. */
  readonly retriable: boolean;
  /** Saves what has changed; `leaving`: the page is being closed. */
  readonly save: RefObject<(leaving?: boolean) => Promise<void>>;
  readonly dirty: RefObject<boolean>;
  readonly running: RefObject<boolean>;
}

/** Milliseconds after which a save that got no answer is repeated. */
const retryAfter = 30_000;

/**
 * Saves a form a moment after its last change, when its page is left, when it began with what could not be saved
 * before, and again when a save got no answer: later, or as soon as the connection is back.
 */
export function useAutosave<Values extends FieldValues>(options: AutosaveOptions<Values>): void {
  const { form, after, restored, retriable, save, dirty, running } = options;
  useEffect(() => {
    if (after === undefined) return;
    const leave = () => {
      if (dirty.current) void save.current(true);
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      // another page of the app is opened
      leave();
    };
  }, [after, save, dirty]);
  useEffect(() => {
    if (after === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (running.current) later();
        else if (dirty.current) void save.current();
      }, after);
    };
    const stop = form.subscribe({ formState: { values: true, isDirty: true }, callback: later });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [after, form, save, dirty, running]);
  useEffect(() => {
    // what may not be saved is said at its field: it would look like the others, which are
    if (after !== undefined && restored) void save.current();
  }, [after, restored, save]);
  useEffect(() => {
    if (after === undefined || !retriable) return;
    const repeat = () => void save.current();
    const timer = setTimeout(repeat, retryAfter);
    addEventListener('online', repeat);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', repeat);
    };
  }, [after, retriable, save]);
}
