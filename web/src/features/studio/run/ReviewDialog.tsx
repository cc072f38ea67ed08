import { longestProjectText, reviewForm } from '@atrium/domain/learning/projectForm.ts';
import { useEffect, useState } from 'react';
import { TextArea } from '#ui/TextArea.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { reviewAct, type SubmissionVersion } from './submissionCalls.ts';
import type { SubmissionState } from './submissionFilters.ts';

/** How long a pause in typing is, in milliseconds. */
const pause = 400;

export interface ReviewDialogProps {
  version: SubmissionVersion;
  /** What is answered; WAITING takes the answer back. */
  state: SubmissionState;
  onClose: () => void;
}

/** Asks for the words of an answer to a project, and says what will happen (RUN-02). */
export const ReviewDialog = ({ version, state, onClose }: ReviewDialogProps) => {
  const { submissionId, displayName, reviewedAt } = version;
  const [words, setWords] = useState(state === version.state ? version.words : '');
  // what would happen is asked for once the typing pauses, not for each letter
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(words);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  const [fault] = reviewForm.words({ state, words });
  return (
    <ActDialog
      act={reviewAct}
      input={fault === undefined ? { submissionId, state, words, reviewedAt } : null}
      isTyping={settled !== words}
      wanting={fault}
      takesAway={false}
      title={titles[state](displayName)}
      confirm={confirms[state]}
      dismiss="Leave it"
      onClose={onClose}
    >
      {state === 'WAITING' ? null : (
        <TextArea
          label={`Words to ${displayName}`}
          required={state === 'RETURNED'}
          hint={
            state === 'RETURNED'
              ? 'What is to be changed. They read it in the mail and on the page of the session.'
              : 'If you like. They read it in the mail and on the page of the session.'
          }
          limit={longestProjectText}
          value={words}
          error={words === '' ? undefined : fault}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
      )}
    </ActDialog>
  );
};

const titles: Readonly<Record<SubmissionState, (name: string) => string>> = {
  REVIEWED: (name) => `Mark the project of ${name} as reviewed?`,
  RETURNED: (name) => `Return the project to ${name}?`,
  WAITING: (name) => `Take the answer to ${name} back?`,
};
const confirms: Readonly<Record<SubmissionState, string>> = {
  REVIEWED: 'Mark as reviewed',
  RETURNED: 'Return it',
  WAITING: 'Take it back',
};
