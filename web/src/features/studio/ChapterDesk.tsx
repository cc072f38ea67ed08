import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { addChapter } from './addChapter.ts';
import type { DocumentForm } from './useDocumentForm.ts';
import { deskAction, type VideoDesk } from './videoDesk.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './CueEditor.module.css';

export interface ChapterDeskProps {
  form: DocumentForm;
  desk: VideoDesk;
}

/** Seconds that a key goes back or on. */
const step = 10;

/** The film by itself, opened by a button, with a key that begins a chapter where it is. */
export const ChapterDesk = ({ form, desk }: ChapterDeskProps) => {
  const [isOpen, setOpen] = useState(false);
  const begin = () => {
    addChapter(form, desk.playhead());
  };
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const action = event.defaultPrevented ? null : deskAction(event, isTyping);
    if (action === null || action === 'in' || action === 'out') return;
    event.preventDefault();
    if (action === 'toggle') desk.toggle();
    else if (action === 'chapter') begin();
    else desk.seekBy(action === 'back' ? -step : step);
  };
  return (
    // the keys of everything inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label="Film and chapters" className={styles.editor} onKeyDown={onKey}>
      {isOpen ? <VideoPlayer form={form} desk={desk} /> : null}
      <Row>
        <Button
          size="s"
          variant="line"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'Close the film' : 'Watch and begin chapters'}
        </Button>
        {isOpen ? (
          <Button size="s" variant="line" aria-keyshortcuts="C" onClick={begin}>
            Chapter here
          </Button>
        ) : null}
      </Row>
    </div>
  );
};
