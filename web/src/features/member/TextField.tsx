import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Bind } from '#lib/form/Bind.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';

interface TextFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  autoComplete?: string;
  placeholder?: string;
}

/** A line of text in a form of the profile. */
export const TextField = <Values extends FieldValues>({ control, name, ...rest }: TextFieldProps<Values>) => (
  <Bind control={control} name={name}>
    {({ onChange, value, ...field }) => (
      <TextInput
        {...rest}
        {...field}
        value={value}
        onChange={(event) => {
          onChange(event.target.value as typeof value);
        }}
      />
    )}
  </Bind>
);

/** Several lines, with a count of characters (PRO-06). */
export const TextAreaField = <Values extends FieldValues>({
  control,
  name,
  ...rest
}: TextFieldProps<Values> & { limit: number }) => (
  <Bind control={control} name={name}>
    {({ onChange, value, ...field }) => (
      <TextArea
        {...rest}
        {...field}
        value={value}
        onChange={(event) => {
          onChange(event.target.value as typeof value);
        }}
      />
    )}
  </Bind>
);
