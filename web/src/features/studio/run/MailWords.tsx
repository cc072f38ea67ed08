import { datesMailForm } from '@atrium/domain/session/changeDates.ts';
import { useState } from 'react';
import { quickPauses, useSettled } from '#lib/useSettled.ts';
import { TextArea } from '#ui/TextArea.tsx';

/** What is added to the mail of an act, as it is typed. */
export interface WrittenWords {
  readonly words: string;
  /** The same once the typing rests. */
  readonly settled: string;
  readonly isTyping: boolean;
  readonly fault: string | undefined;
  readonly write: (words: string) => void;
  readonly settle: () => void;
}

export function useMailWords(): WrittenWords {
  const [words, write] = useState('');
  const [settled, setSettled] = useState('');
  useSettled(words, quickPauses, setSettled);
  const [fault] = datesMailForm.words({ words });
  const settle = (): void => {
    setSettled(words);
  };
  return { words, settled, isTyping: settled !== words, fault, write, settle };
}

/** A sentence that everybody who is mailed reads besides the dates (D96). */
export const MailWords = ({ mail }: { mail: WrittenWords }) => (
  <TextArea
    label="A sentence for the mail"
    hint="Optional. Everybody who is enrolled reads it, below the dates."
    value={mail.words}
    error={mail.fault}
    onChange={(event) => {
      mail.write(event.target.value);
    }}
    onBlur={mail.settle}
  />
);
