import { longestNote, noteFaults } from '@atrium/domain/note/note.ts';
import { formatDuration } from '@atrium/domain/video/duration.ts';
import { useEffect, useRef, useState } from 'react';
import { savePreferences, usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './LessonNotes.module.css';

/** From so many characters on, the count is shown. */
const countFrom = longestNote - 500;

export interface NoteFormProps {
  /** The moment; null for the whole lesson. */
  seconds: number | null;
  /** What is in it when it opens. */
  text: string;
  /** The playhead in whole seconds. */
  second: number;
  /** Called with what was typed, which is kept. */
  onType: (text: string) => void;
  /** Moves the note to the whole lesson or back; absent where its moment stays. */
  onMoment: ((seconds: number | null) => void) | undefined;
  onSave: (text: string) => void;
  /** Closes the field; what was typed stays. */
  onClose: () => void;
}

/** The field for a note. Ctrl or Command with Enter saves it; Escape closes it, and keeps what was typed (NOT-01). */
export const NoteForm = ({ seconds, text: first, second, onType, onMoment, onSave, onClose }: NoteFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const [fault, setFault] = useState<string | undefined>();
  const { pauseForNotes } = usePlayerPreferences();
  useEffect(() => {
    field.current?.focus();
  }, []);
  const save = (): void => {
    const [wrong] = noteFaults({ text: text.trim(), seconds });
    setFault(wrong);
    if (wrong === undefined) onSave(text);
    else field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        ref={field}
        rows={3}
        label={seconds === null ? 'Note at the whole lesson' : `Note at ${formatDuration(seconds)}`}
        value={text}
        {...(text.length >= countFrom && { limit: longestNote })}
        error={fault}
        onChange={({ target: { value } }) => {
          setText(value);
          setFault(undefined);
          onType(value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            save();
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            onClose();
          }
        }}
      />
      <Row>
        <Button type="submit" size="s">
          Save note
        </Button>
        <Button variant="bare" size="s" onClick={onClose}>
          Close
        </Button>
        {onMoment === undefined ? null : (
          <Button
            variant="bare"
            size="s"
            onClick={() => {
              onMoment(seconds === null ? second : null);
            }}
          >
            {seconds === null ? 'At this moment instead' : 'For the whole lesson instead'}
          </Button>
        )}
      </Row>
      <Switch
        label="Pause the film while I write"
        checked={pauseForNotes}
        onChange={(on) => {
          savePreferences({ pauseForNotes: on });
        }}
      />
    </form>
  );
};
