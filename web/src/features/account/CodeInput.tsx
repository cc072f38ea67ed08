import type { ReactNode } from 'react';
import { TextInput } from '#ui/TextInput.tsx';

export interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
}

/** The six digits of a mail; browsers that read them offer to fill them in. */
export const CodeInput = ({ value, onChange, error, aside }: CodeInputProps) => (
  <TextInput
    label="Code"
    labelAside={aside}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    required
    value={value}
    error={error}
    onChange={(event) => {
      onChange(event.currentTarget.value);
    }}
  />
);
