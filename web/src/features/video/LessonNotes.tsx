import { durationInWords, formatDuration } from '@atrium/domain/video/duration.ts';
import { IconBookmark, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ifOpen, type VideoAddress } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { findDraft, keepDraft } from '#parts/notes/keptNotes.ts';
import { useNoteActs, type ShownNote } from '#parts/notes/useNotes.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { NoteForm } from './NoteForm.tsx';
import styles from './LessonNotes.module.css';

/** A note that is being written. `of`: the one that is changed; null for a new one. */
export interface Writing {
  readonly of: ShownNote | null;
  readonly seconds: number | null;
}

export interface LessonNotesProps {
  place: VideoAddress;
  notes: readonly ShownNote[];
  /** The playhead in whole seconds. */
  second: number;
  writing: Writing | null;
  onWrite: (writing: Writing | null) => void;
  onBookmark: () => void;
  onJump: (seconds: number) => void;
  /** The note was saved, or its field closed: the focus goes back to where it came from. */
  onDone: () => void;
}

/** The member's notes at a lesson by their moment, and the field for another one (NOT-01). */
export const LessonNotes = (props: LessonNotesProps) => {
  const { place, notes, second, writing, onWrite, onBookmark, onJump, onDone } = props;
  const viewer = useViewer();
  const { memberId } = viewer;
  const acts = useNoteActs(memberId);
  const [draft, setDraft] = useState(() => findDraft(memberId, place));
  const keep = (text: string | null): void => {
    const next = text === null || writing === null ? null : { ...writing, text };
    const noteId = next?.of?.noteId ?? null;
    keepDraft(memberId, place, next && { noteId, seconds: next.seconds, text: next.text });
    setDraft(findDraft(memberId, place));
  };
  const all = ifOpen(viewer, '/notes');
  const form = (at: Writing) => (
    <NoteForm
      key={at.of?.noteId ?? 'new'}
      seconds={at.seconds}
      text={draft !== null && draft.noteId === (at.of?.noteId ?? null) ? draft.text : (at.of?.text ?? '')}
      onType={keep}
      onMoment={
        at.of !== null
          ? undefined
          : (seconds) => {
              onWrite({ ...at, seconds });
            }
      }
      second={second}
      onSave={(text) => {
        acts.save({ place, of: at.of, seconds: at.seconds, text });
        keep(null);
        onWrite(null);
        onDone();
      }}
      onClose={() => {
        onWrite(null);
        onDone();
      }}
    />
  );
  return (
    <div className={styles.notes}>
      {writing !== null && writing.of === null ? (
        form(writing)
      ) : (
        <div className={styles.ways}>
          <Button
            variant="line"
            size="s"
            icon={
              draft !== null && draft.noteId === null ? (
                <IconPencil aria-hidden="true" />
              ) : (
                <IconPlus aria-hidden="true" />
              )
            }
            onClick={() => {
              onWrite({ of: null, seconds: draft !== null && draft.noteId === null ? draft.seconds : second });
            }}
          >
            {draft !== null && draft.noteId === null ? (
              'Go on writing'
            ) : (
              <span>
                Note at <span className={look.num}>{formatDuration(second)}</span>
              </span>
            )}
          </Button>
          <Button variant="bare" size="s" icon={<IconBookmark aria-hidden="true" />} onClick={onBookmark}>
            Bookmark this moment
          </Button>
        </div>
      )}
      {notes.length === 0 ? (
        <p className={cx(look.small, look.muted)}>
          You have no notes at this lesson yet. Press N while you watch to write one; nobody else reads it.
        </p>
      ) : (
        <ul className={styles.list} role="list" aria-label="Your notes">
          {notes.map((note) =>
            writing?.of?.noteId === note.noteId ? (
              <li key={note.noteId}>{form(writing)}</li>
            ) : (
              <NoteRow
                key={note.noteId}
                note={note}
                onJump={onJump}
                onChange={() => {
                  onWrite({ of: note, seconds: note.seconds });
                }}
                onRemove={() => {
                  void acts.remove(place, note);
                }}
              />
            ),
          )}
        </ul>
      )}
      {all === undefined || notes.length === 0 ? null : (
        <p className={look.small}>
          <Link href={all}>All my notes</Link>
        </p>
      )}
    </div>
  );
};

interface NoteRowProps {
  note: ShownNote;
  onJump: (seconds: number) => void;
  onChange: () => void;
  onRemove: () => void;
}

const NoteRow = ({ note, onJump, onChange, onRemove }: NoteRowProps) => {
  const { seconds, text, waits, fault } = note;
  const name = seconds === null ? 'the note of the whole lesson' : `the note at ${formatDuration(seconds)}`;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {seconds === null ? (
          <span className={cx(look.small, look.muted)}>The whole lesson</span>
        ) : (
          <button
            type="button"
            className={cx(styles.jump, look.num)}
            onClick={() => {
              onJump(seconds);
            }}
          >
            <VisuallyHidden>Play from {durationInWords(seconds) || 'the beginning'}</VisuallyHidden>
            <span aria-hidden="true">{formatDuration(seconds)}</span>
          </button>
        )}
        <span className={styles.acts}>
          <IconButton size="s" label={`Change ${name}`} onClick={onChange}>
            <IconPencil aria-hidden="true" />
          </IconButton>
          <IconButton size="s" label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {text === '' ? <p className={cx(look.small, look.muted)}>Bookmarked</p> : <p className={styles.text}>{text}</p>}
      {waits ? (
        <p className={cx(look.small, styles.waits)} role="status">
          {fault === null ? 'Saved on this device, not sent yet' : `Only on this device: ${fault}`}
        </p>
      ) : null}
    </li>
  );
};
