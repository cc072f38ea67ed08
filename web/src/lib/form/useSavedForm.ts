import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@atrium/domain/errors.ts';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useForm,
  useFormState,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { isOutage, refusalOf } from '#lib/callError.ts';

/** What the server has: the values, and the version that a save must name (D67). */
export interface Saved<Values> {
  readonly values: Values;
  readonly version: number;
}

export interface SavedFormOptions<Values extends FieldValues> {
  /** A zod schema, shared with the server: `domain/src/<subject>/<name>Form.ts`. */
  readonly schema: StandardSchemaV1<Values, Values>;
  readonly saved: Saved<Values>;
  /** Sends the values; rejects with a `CallError` when it is refused. */
  readonly save: (values: Values, version: number) => Promise<Saved<Values>>;
  /** Reads the newest state after a conflict. */
  readonly reload: () => Promise<Saved<Values>>;
  /** The fields that a stable error code is about; any other code is a message of the whole form. */
  readonly fieldOf?: Partial<Record<ErrorCode, Path<Values>>>;
  /** Saves this long after the last change, in ms (debounce); without it, only on submit. */
  readonly autosaveAfter?: number;
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
  /** For `onSubmit`. */
  readonly submit: (event?: { preventDefault: () => void }) => void;
  /** Ends a conflict: saves the member's values over the newer ones … */
  readonly keepMine: () => void;
  /** … or drops them. */
  readonly takeTheirs: () => void;
}

/** The fields that were changed while a save was under way. */
function changesSince<Values extends FieldValues>(
  sent: Values,
  now: Values,
): [Path<Values>, PathValue<Values, Path<Values>>][] {
  return Object.keys(now)
    .filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(now[name]))
    .map((name) => [name as Path<Values>, now[name] as PathValue<Values, Path<Values>>]);
}

const noAnswer = 'This could not be saved. Your changes are still here; please try again.';

/**
 * A form over values with a version. One save runs at a time; what is typed meanwhile stays, and is saved next. Leaving
 * the page with unsaved changes asks first.
 */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>): SavedForm<Values> {
  const { schema, saved, autosaveAfter } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver<Values, unknown, Values>(schema),
    defaultValues: saved.values as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { isDirty } = useFormState({ control: form.control });
  const [phase, setPhase] = useState<SavePhase>('idle');
  const [message, setMessage] = useState<string | null>(null);
  const version = useRef(saved.version);
  const running = useRef(false);

  const fail = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal === null && !isOutage(error)) throw error;
    if (refusal?.code === 'STALE_VERSION' || refusal?.code === 'CONFLICT') {
      setPhase('conflict');
      return;
    }
    setPhase('failed');
    const field = refusal === null ? undefined : options.fieldOf?.[refusal.code];
    if (refusal !== null && field !== undefined) form.setError(field, { type: refusal.code, message: refusal.message });
    else setMessage(refusal?.message ?? noAnswer);
  };

  const send = async (values: Values) => {
    if (running.current) return;
    running.current = true;
    setPhase('saving');
    setMessage(null);
    try {
      const sent = form.getValues();
      const next = await options.save(values, version.current);
      version.current = next.version;
      const typed = changesSince(sent, form.getValues());
      form.reset(next.values);
      for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
      setPhase('saved');
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
    }
  };
  const submit = () => form.handleSubmit(send)();

  const latest = useRef(submit);
  const dirty = useRef(isDirty);
  useEffect(() => {
    latest.current = submit;
    dirty.current = isDirty;
  });
  useEffect(() => {
    if (autosaveAfter === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (running.current) later();
        else if (dirty.current) void latest.current();
      }, autosaveAfter);
    };
    const stop = form.subscribe({ formState: { values: true, isDirty: true }, callback: later });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [autosaveAfter, form]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);

  const settle = async (mine: boolean) => {
    setPhase('saving');
    try {
      const newest = await options.reload();
      version.current = newest.version;
      if (mine) {
        await submit();
        return;
      }
      form.reset(newest.values);
      setPhase('idle');
    } catch (error) {
      fail(error);
    }
  };

  return {
    control: form.control,
    phase,
    dirty: isDirty,
    message,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    keepMine: () => {
      void settle(true);
    },
    takeTheirs: () => {
      void settle(false);
    },
  };
}
