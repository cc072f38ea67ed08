import { counted } from '@atrium/domain/counted.ts';
import { findCue, replaceInCues } from '@atrium/domain/video/cueEdits.ts';
import type { TranscriptCue } from '@atrium/domain/video/videoForm.ts';
import { useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './Editor.module.css';

export interface FindInCaptionsProps {
  cues: readonly TranscriptCue[];
  /** The index from which is searched. */
  from: number;
  onFound: (at: number) => void;
  onChange: (cues: readonly TranscriptCue[]) => void;
}

/** Finds words in captions, and replaces them in all. */
export const FindInCaptions = ({ cues, from, onFound, onChange }: FindInCaptionsProps) => {
  const [words, setWords] = useState('');
  const [by, setBy] = useState('');
  const find = () => {
    const at = findCue(cues, words, from);
    if (at === -1) announce('No caption has these words.');
    else onFound(at);
  };
  return (
    <Row className={styles.addLanguage}>
      <TextInput
        label="Find"
        value={words}
        autoComplete="off"
        onChange={(event) => {
          setWords(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find();
        }}
      />
      <Button size="s" variant="line" disabled={words === ''} onClick={find}>
        Find next
      </Button>
      <TextInput
        label="Replace with"
        value={by}
        autoComplete="off"
        onChange={(event) => {
          setBy(event.target.value);
        }}
      />
      <Button
        size="s"
        variant="line"
        disabled={words === ''}
        onClick={() => {
          const { cues: replaced, count } = replaceInCues(cues, words, by);
          announce(
            count === 0 ? 'No caption has these words.' : `Replaced in ${counted(count, 'caption', 'captions')}.`,
          );
          if (count > 0) onChange(replaced);
        }}
      >
        Replace all
      </Button>
    </Row>
  );
};
