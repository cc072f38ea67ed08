import { mayBeSent, type FormRules } from '@atrium/domain/formRules.ts';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from './afterPress.ts';
import type { SaveFault } from './save.ts';

/** The attributes of one field; `error` is its first message. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

export interface FieldsOptions<Name extends string> {
  /** Why the form was refused when it was last sent; null while it was not. */
  readonly fault?: SaveFault | null;
  /** The field that a fault is about, by a stable code or by a name of the API that differs from the field's own. */
  readonly fieldOf?: Readonly<Record<string, Name>>;
  /** Whether a field that was left empty is said to be required at once. */
  readonly saysEmpty?: boolean;
  /** The fields that are drawn, where the form leaves some out: a fault about another is said for the whole form. */
  readonly drawn?: readonly Name[];
}

export interface Fields<Values> {
  readonly values: Values;
  /** Whether every rule holds. */
  readonly isValid: boolean;
  /**
   * Every message of a field that is shown now: those of its rule after it was left with a value, or after an attempt
   * to send; the fault that is about it until its value changes.
   */
  readonly faultsOf: (name: keyof Values & string) => readonly string[];
  readonly field: (name: keyof Values & string) => FieldProps;
  /** The fault, unless it is about a field. */
  readonly otherFault: SaveFault | null;
  /** For `onSubmit`: calls `send` when the form is valid; otherwise shows every message and focuses the first field. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>, send: (values: Values) => void) => void;
  /** Sets a field to a value that the person has not typed. */
  readonly change: (name: keyof Values & string, value: string) => void;
  /** Sets every field back to its initial value. */
  readonly clear: () => void;
}

/** The fields of a form that is sent once; `initial` are its values at first. */
export function useFields<Values extends Readonly<Record<keyof Values, string>>>(
  rules: FormRules<Values>,
  initial: Values,
  { fault = null, fieldOf = {}, saysEmpty = false, drawn }: FieldsOptions<keyof Values & string> = {},
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [sent, setSent] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isValid = mayBeSent(rules, values);
  const named = fault === null ? null : (fieldOf[fault.code] ?? fieldOf[fault.field ?? ''] ?? fault.field);
  const isAboutField = named !== null && Object.hasOwn(rules, named) && (drawn?.some((name) => name === named) ?? true);
  const faultsOf = (name: keyof Values & string): readonly string[] => {
    if (fault !== null && named === name && values[name] === sent[name]) return [fault.message];
    return wasSubmitted || (left.has(name) && (saysEmpty || values[name].trim() !== '')) ? rules[name](values) : [];
  };
  const change = (name: keyof Values & string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
  };
  return {
    values,
    isValid,
    faultsOf,
    field: (name) => ({
      name,
      value: values[name],
      error: faultsOf(name)[0],
      onChange: (event) => {
        change(name, event.currentTarget.value);
      },
      onBlur: () => {
        afterPress(() => {
          setLeft((before) => new Set([...before, name]));
        });
      },
    }),
    otherFault: isAboutField ? null : fault,
    submit: (event, send) => {
      event.preventDefault();
      if (isValid) {
        setSent(values);
        send(values);
        return;
      }
      const form = event.currentTarget;
      flushSync(() => {
        setWasSubmitted(true);
      });
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    },
    change,
    clear: () => {
      setValues(initial);
      setLeft(new Set());
      setWasSubmitted(false);
    },
  };
}
