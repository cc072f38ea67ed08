import { captionTime } from '@atrium/domain/video/captions.ts';
import type { TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TimeInput } from './TimeInput.tsx';
import styles from './CueEditor.module.css';

export interface CueRowProps {
  cue: TranscriptCue;
  at: number;
  count: number;
  /** Its tag. */
  language: string;
  /** Pixels from the beginning of the list. */
  top: number;
  isCurrent: boolean;
  /** It is what the film shows now. */
  isShown: boolean;
  /** A sentence; '' for none. */
  fault: string;
  onChange: (change: Partial<TranscriptCue>) => void;
  onPlay: () => void;
  onFocus: () => void;
  /** Goes to the text of another caption. */
  onMove: (by: 1 | -1) => void;
}

/** One caption: from when to when, and its text. */
export const CueRow = ({ cue, at, count, top, isCurrent, isShown, fault, onChange, ...props }: CueRowProps) => {
  const number = String(at + 1);
  const faultId = `cue-${number}-fault`;
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null || event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'Enter' && !event.altKey) return;
    event.preventDefault();
    props.onMove(by);
  };
  return (
    // the focus of everything inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={cx(styles.row, isCurrent && styles.current, isShown && styles.shown)}
      style={{ top }}
      data-cue={at}
      aria-posinset={at + 1}
      aria-setsize={count}
      aria-current={isShown ? 'time' : undefined}
      onFocus={props.onFocus}
    >
      <IconButton label={`Play caption ${number}, ${captionTime(cue.startSeconds)}`} size="s" onClick={props.onPlay}>
        <IconPlayerPlay aria-hidden="true" />
      </IconButton>
      <div className={styles.times}>
        <TimeInput
          label={`In of caption ${number}`}
          seconds={cue.startSeconds}
          onChange={(startSeconds) => {
            onChange({ startSeconds });
          }}
        />
        <TimeInput
          label={`Out of caption ${number}`}
          seconds={cue.endSeconds}
          onChange={(endSeconds) => {
            onChange({ endSeconds });
          }}
        />
      </div>
      <textarea
        className={styles.text}
        aria-label={`Text of caption ${number}`}
        aria-invalid={fault === '' ? undefined : true}
        aria-describedby={fault === '' ? undefined : faultId}
        lang={props.language}
        dir="auto"
        value={cue.text}
        onChange={(event) => {
          onChange({ text: event.target.value });
        }}
        onKeyDown={onKey}
      />
      <p id={faultId} className={styles.fault} title={fault}>
        {fault}
      </p>
    </li>
  );
};
