import type { ReactNode } from 'react';
import type { FieldProps } from '#lib/useFields.ts';
import { TextInput } from '#ui/TextInput.tsx';

export interface CodeInputProps {
  field: FieldProps;
  /** Beside the label. */
  aside?: ReactNode;
}

/** The digits of a mail, with spaces or without; browsers that read them offer to fill them in. */
export const CodeInput = ({ field, aside }: CodeInputProps) => (
  <TextInput
    label="Code"
    labelAside={aside}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    required
    {...field}
  />
);
