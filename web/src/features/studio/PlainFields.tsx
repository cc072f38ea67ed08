import type { DocumentField } from '@atrium/domain/document/anyDocument.ts';
import { useState } from 'react';
import { Checkbox, ChoiceGroup } from '#ui/Choice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { FieldShape } from './fieldShape.ts';
import { labelOf } from './labelOf.ts';

interface Texts {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

interface NumberProps {
  texts: Texts;
  value: unknown;
  empty: FieldShape['empty'];
  onChange: (value: number | string | null) => void;
}

/** A number; what is no number is kept as it was typed, and is a fault of the draft. */
export const NumberInput = ({ texts, value, empty, onChange }: NumberProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const valueOf = (text: string): number | string | null => {
    if (text.trim() === '') return empty === null ? '' : null;
    return Number.isNaN(Number(text)) ? text : Number(text);
  };
  // another value has come from elsewhere, as by an undo
  const isTyped = typed !== null && valueOf(typed) === value;
  return (
    <TextInput
      {...texts}
      inputMode="numeric"
      autoComplete="off"
      value={isTyped ? typed : typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(valueOf(text));
      }}
      onBlur={() => {
        setTyped(null);
      }}
    />
  );
};

interface ChoicesProps {
  texts: Texts;
  values: readonly string[];
  /** What they are called, where their names do not say it. */
  words: DocumentField['words'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Any number of a few choices. */
export const ChoicesField = ({ texts: { label, hint, error }, values, words, chosen, onChange }: ChoicesProps) => (
  <ChoiceGroup legend={label} hint={hint} error={error}>
    {values.map((value) => (
      <Checkbox
        key={value}
        label={words?.[value] ?? labelOf(value)}
        checked={chosen.includes(value)}
        onChange={(event) => {
          onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value));
        }}
      />
    ))}
  </ChoiceGroup>
);

interface WordsProps {
  texts: Texts;
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}

/** Several texts, one a line. */
export const WordsField = ({ texts: { hint, ...texts }, words, onChange }: WordsProps) => (
  <TextArea
    {...texts}
    hint={[hint, 'One a line.'].filter(Boolean).join(' ')}
    rows={Math.max(2, words.length)}
    value={words.join('\n')}
    onChange={(event) => {
      const lines = event.target.value.split('\n');
      onChange(lines.length === 1 && lines[0] === '' ? [] : lines);
    }}
    onBlur={() => {
      const kept = words.map((word) => word.trim()).filter((word) => word !== '');
      if (kept.length !== words.length || kept.some((word, at) => word !== words[at])) onChange(kept);
    }}
  />
);
