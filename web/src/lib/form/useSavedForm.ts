import type { ErrorCode } from '@atrium/domain/errors.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  useFormState,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { isOutage, isUnreachable, refusalOf } from '#lib/callError.ts';
import { changesSince } from './changesSince.ts';
import { isConflict } from './isConflict.ts';
import type { Draft, Saved } from './saved.types.ts';
import { useAutosave } from './useAutosave.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

export interface SavedFormOptions<Values extends FieldValues> {
  /** A zod schema, shared with the server: `domain/src/<subject>/<name>Form.ts`. */
  readonly schema: StandardSchemaV1<Values, Values>;
  readonly saved: Saved<Values>;
  /**
   * Sends the values; rejects with a `CallError` when refused. `leaving`: the request must outlive the page. `base`:
   * what the member's changes are changes of.
   */
  readonly save: (values: Values, version: number, leaving: boolean, base: Values) => Promise<Saved<Values>>;
  /** Reads the newest state after a conflict. */
  readonly reload: () => Promise<Saved<Values>>;
  /** The fields that a stable error code is about; any other code is a message of the whole form. */
  readonly fieldOf?: Partial<Record<ErrorCode, Path<Values>>>;
  /** Saves this long after the last change, in ms (debounce); without it, only on submit. */
  readonly autosaveAfter?: number;
  /** What two have changed apart in one field, together; without it mine replaces the newer one as a whole. */
  readonly merge?: (base: Values, mine: Values, newest: Values) => Values;
  /**
   * Keeps what is typed and not saved in this browser, so that a closed tab or an ended sign-in loses nothing. A draft
   * of an older version than the saved one ends as a conflict (D67).
   */
  readonly draft?: Draft<Values>;
}

/** What is said beside the form. `conflict`: somebody else saved in the meantime. */
export type SavePhase = 'idle' | 'saving' | 'saved' | 'conflict' | 'failed';

export interface SavedForm<Values extends FieldValues> {
  readonly control: Control<Values, unknown, Values>;
  readonly phase: SavePhase;
  /** Changes that are not saved yet. */
  readonly dirty: boolean;
  /** Why it failed, when that belongs to no field. */
  readonly message: string | null;
  /** It failed because nobody answered or the service did: the same values may be saved later. */
  readonly retriable: boolean;
  /** Changes a field from outside of its control. */
  readonly setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  readonly getValues: () => Values;
  /** In a conflict: what was saved elsewhere; null when it could not be read. */
  readonly newer: Values | null;
  /** For `onSubmit`. */
  readonly submit: (event?: { preventDefault: () => void }) => void;
  /** For `onBlur` of a form that saves itself: saves what has changed, at once. */
  readonly flush: () => void;
  /** Ends a conflict: saves the fields that the member has changed, over the newer values … */
  readonly keepMine: () => void;
  /** … or drops them. */
  readonly takeTheirs: () => void;
}

const noAnswer = 'This could not be saved. Your changes are still here; please try again.';

/**
 * A form over values with a version. One save runs at a time; what is typed meanwhile stays, and is saved next. Leaving
 * the page with unsaved changes asks first; a form that saves itself is saved then, and with a draft nothing is asked.
 */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>): SavedForm<Values> {
  const { schema, saved, autosaveAfter } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver<Values, unknown, Values>(schema),
    defaultValues: saved.values as DefaultValues<Values>,
    mode: 'onTouched',
    // a form that saves itself when a field is left would take the focus back into the wrong one for ever
    shouldFocusError: autosaveAfter === undefined,
  });
  const { isDirty } = useFormState({ control: form.control });
  const [phase, setPhase] = useState<SavePhase>('idle');
  const [message, setMessage] = useState<string | null>(null);
  const [retriable, setRetriable] = useState(false);
  const [newer, setNewer] = useState<Values | null>(null);
  const [unsaved] = useState(() => {
    const draft = options.draft?.read() ?? null;
    // saved by the page that was closed, which could not remove it any more
    return draft !== null && changesSince(saved.values, draft.values).length > 0 ? draft : null;
  });
  /** What the changes of the member are changes of, and the version that a save names. */
  const base = useRef({
    values: { ...saved.values, ...unsaved?.began },
    version: unsaved?.version ?? saved.version,
  });
  const running = useRef(false);
  /** `leaving`, as in the options, of a save that was asked for while another was under way; null: none was. */
  const again = useRef<boolean | null>(null);

  const fail = (error: unknown) => {
    const refusal = refusalOf(error);
    if (isConflict(error)) {
      setPhase('conflict');
      return;
    }
    setPhase('failed');
    if (refusal === null && !isOutage(error) && !isUnreachable(error)) throw error;
    setRetriable(refusal === null);
    const field = refusal === null ? undefined : options.fieldOf?.[refusal.code];
    if (refusal !== null && field !== undefined) form.setError(field, { type: refusal.code, message: refusal.message });
    else setMessage(refusal?.message ?? noAnswer);
  };

  /** Takes what the server has, with what the member has changed on top of it. */
  const rebase = (newest: Saved<Values>, typed: ReturnType<typeof changesSince<Values>>) => {
    base.current = newest;
    form.reset(newest.values);
    for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
  };
  const adopt = (newest: Saved<Values>, next: SavePhase) => {
    rebase(newest, []);
    options.draft?.write(null);
    setPhase(next);
  };

  const wait = (leaving: boolean) => {
    again.current = leaving || again.current === true;
  };
  /** `checked`: the fields as their check began, during which a form filler may change another one. */
  const send = async (values: Values, checked: Values, leaving: boolean) => {
    if (running.current) {
      wait(leaving);
      return;
    }
    running.current = true;
    let hasMore = false;
    setPhase('saving');
    setMessage(null);
    setRetriable(false);
    try {
      const next = await options.save(values, base.current.version, leaving, base.current.values);
      const typed = changesSince(checked, form.getValues());
      rebase(next, typed);
      hasMore = typed.length > 0;
      if (!hasMore) options.draft?.write(null);
      setPhase('saved');
    } catch (error) {
      const newest = isConflict(error) ? await options.reload().catch(() => null) : null;
      setNewer(newest?.values ?? null);
      // somebody has saved just that, as this page did when it was closed
      if (newest !== null && changesSince(newest.values, form.getValues()).length === 0) adopt(newest, 'saved');
      else fail(error);
    } finally {
      running.current = false;
    }
    const asked = again.current;
    again.current = null;
    if (asked !== null && hasMore) await submit(asked);
  };
  // after a conflict the form says that it saves, until it turns out that a field is wrong
  const refuse = () => {
    if (!running.current) setPhase((before) => (before === 'saving' ? 'idle' : before));
  };
  const submit = async (leaving = false) => {
    const checked = form.getValues();
    // a check of the values that is under way when the running save ends would be dropped by the reset
    if (running.current) wait(leaving);
    else await form.handleSubmit((values) => send(values, checked, leaving), refuse)();
  };

  const latest = useRef(submit);
  const dirty = useRef(isDirty);
  const keep = useRef(options.draft);
  useEffect(() => {
    latest.current = submit;
    // in a conflict nothing is saved before the member has settled it
    dirty.current = isDirty && phase !== 'conflict';
    keep.current = options.draft;
  });
  useEffect(() => {
    // what was typed before the page was left is there again, as a change that is to be saved
    for (const [name, value] of unsaved === null ? [] : changesSince(form.getValues(), unsaved.values))
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
    if (unsaved === null) keep.current?.write(null);
    let isKept = unsaved !== null;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      // not `form.formState`, that of the last rendering; what was typed and taken back is not to be saved
      callback: ({ isDirty: isChanged = false }) => {
        const { values, version } = base.current;
        const changed = Object.fromEntries(changesSince(values, form.getValues())) as Partial<Values>;
        const began = Object.fromEntries(Object.keys(changed).map((name) => [name, values[name]])) as Partial<Values>;
        if (isChanged || isKept) keep.current?.write(isChanged ? { values: changed, version, began } : null);
        isKept = isChanged;
      },
    });
  }, [form, unsaved]);
  useAutosave({ form, after: autosaveAfter, restored: unsaved !== null, retriable, save: latest, dirty, running });
  useLeaveQuestion(isDirty && options.draft === undefined);

  const settle = async (mine: boolean) => {
    setPhase('saving');
    try {
      const newest = await options.reload();
      if (mine) {
        const own = form.getValues();
        const merged = options.merge?.(base.current.values, own, newest.values);
        rebase(newest, merged ? changesSince(newest.values, merged) : changesSince(base.current.values, own));
        await submit();
      } else adopt(newest, 'idle');
    } catch (error) {
      fail(error);
    }
  };

  return {
    control: form.control,
    phase,
    dirty: isDirty,
    message,
    retriable,
    newer,
    setValue: (name, value) => {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
    },
    getValues: form.getValues,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    flush: () => {
      if (isDirty && phase !== 'conflict') void submit();
    },
    keepMine: () => {
      void settle(true);
    },
    takeTheirs: () => {
      void settle(false);
    },
  };
}
