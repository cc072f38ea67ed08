import { captionTime } from '@atrium/domain/video/captions.ts';
import { useState } from 'react';
import { announce } from '#ui/announce.ts';
import { timeOf } from './captionFiles.ts';
import styles from './CueEditor.module.css';

export interface TimeInputProps {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
}

/** A time of a caption, as WebVTT has it; what is no time stays marked, and changes nothing. */
export const TimeInput = ({ label, seconds, onChange }: TimeInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [isNone, setNone] = useState(false);
  const take = async (text: string): Promise<void> => {
    const time = await timeOf(text).catch(() => null);
    setNone(time === null);
    if (time === null) {
      announce(`${text} is no time. Write it as 00:01:02.500.`);
      return;
    }
    setTyped(null);
    if (time !== seconds) onChange(time);
  };
  return (
    <input
      className={styles.time}
      aria-label={label}
      aria-invalid={isNone ? true : undefined}
      autoComplete="off"
      value={typed ?? captionTime(seconds)}
      onChange={(event) => {
        setTyped(event.target.value);
        setNone(false);
      }}
      onBlur={() => {
        if (typed !== null) void take(typed);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (typed !== null) void take(typed);
      }}
    />
  );
};
