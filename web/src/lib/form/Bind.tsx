import type { ReactElement, RefCallback } from 'react';
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { afterPress } from '#lib/afterPress.ts';

/** What a field of the kit gets from its form. */
export interface Bound<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onBlur: () => void;
  /** For a control of the kit, which gives a value. */
  readonly onChange: (value: Value) => void;
  /** Takes the focus when the field is the first wrong one. */
  readonly ref: RefCallback<HTMLElement>;
}

export interface BindProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: Name;
  readonly children: (field: Bound<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Ties one field of a form to a control: `<Bind control={form.control} name="title">{(field) => …}</Bind>`. */
export function Bind<Values extends FieldValues, Name extends FieldPath<Values>>(props: BindProps<Values, Name>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return props.children({
    name: field.name,
    value: field.value,
    error: fieldState.error?.message,
    // what is wrong is said below the field, which would move the button that is being pressed
    onBlur: () => {
      afterPress(field.onBlur);
    },
    onChange: field.onChange,
    ref: field.ref,
  });
}
