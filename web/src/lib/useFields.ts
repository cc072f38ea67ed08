import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { mayBeSent, type FormRules } from '@atrium/domain/formRules.ts';

/** The attributes of one field; `error` is its first message. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onBlur: () => void;
}

export interface Fields<Values> {
  readonly values: Values;
  /** Whether every rule holds. */
  readonly isValid: boolean;
  /** Every message of a field that is shown now: after it was left with a value, or after an attempt to send. */
  readonly faultsOf: (name: keyof Values & string) => readonly string[];
  readonly field: (name: keyof Values & string) => FieldProps;
  /** For `onSubmit`: calls `send` when the form is valid; otherwise shows every message and focuses the first field. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>, send: (values: Values) => void) => void;
  /** Sets a field to a value that the person has not typed. */
  readonly change: (name: keyof Values & string, value: string) => void;
  /** Empties every field. */
  readonly clear: () => void;
}

/** The fields of a form that is sent once; `initial` are its values at first. */
export function useFields<Values extends Readonly<Record<keyof Values, string>>>(
  rules: FormRules<Values>,
  initial: Values,
  /** Whether a field that was left empty is said to be required at once. */
  saysEmpty = false,
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isValid = mayBeSent(rules, values);
  const faultsOf = (name: keyof Values & string): readonly string[] =>
    wasSubmitted || (left.has(name) && (saysEmpty || values[name].trim() !== '')) ? rules[name](values) : [];
  return {
    values,
    isValid,
    faultsOf,
    field: (name) => ({
      name,
      value: values[name],
      error: faultsOf(name)[0],
      onChange: (event) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
      },
      onBlur: () => {
        setLeft((before) => new Set([...before, name]));
      },
    }),
    submit: (event, send) => {
      event.preventDefault();
      if (isValid) {
        send(values);
        return;
      }
      const form = event.currentTarget;
      flushSync(() => {
        setWasSubmitted(true);
      });
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    },
    change: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
    },
    clear: () => {
      setValues(Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as Values);
      setLeft(new Set());
      setWasSubmitted(false);
    },
  };
}
