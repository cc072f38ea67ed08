import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { longestNote, noteForm } from '@atrium/domain/person/note.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useFields } from '#lib/useFields.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { addNoteSpec, removeNoteSpec } from './personNotes.ts';
import type { Person, PersonNote } from './personQuery.ts';
import { shortMoment } from './studioDates.ts';
import styles from './PersonPage.module.css';

export interface PersonNotesProps {
  viewer: SignedIn;
  person: Person;
}

/** What the team has noted about a person; it is read by the team, and is in a copy of their data (PEO-01). */
export const PersonNotes = ({ viewer, person }: PersonNotesProps) => {
  const [isNew, setNew] = useState(false);
  const mayWrite = staffReach(viewer.staff, 'note.write') !== null;
  return (
    <Section className={styles.section} title="Notes" count={person.notes.length}>
      <Stack gap={8}>
        {person.notes.map((note) => (
          <NoteView key={note.noteId} viewer={viewer} person={person} note={note} mayWrite={mayWrite} />
        ))}
        {person.notes.length === 0 && !isNew ? <p className={look.muted}>Nothing is noted.</p> : null}
        {isNew ? (
          <NewNote
            userId={person.userId}
            onDone={() => {
              setNew(false);
            }}
          />
        ) : mayWrite ? (
          <Row>
            <Button
              size="s"
              variant="bare"
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => {
                setNew(true);
              }}
            >
              Add a note
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Section>
  );
};

interface NoteViewProps extends PersonNotesProps {
  note: PersonNote;
  mayWrite: boolean;
}

const NoteView = ({ viewer, person, note, mayWrite }: NoteViewProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const { busy, fault, save } = useSave(removeNoteSpec);
  const mayRemove = mayWrite && (note.isMine || viewer.staff?.roles.includes('owner') === true);
  return (
    <div className={styles.note}>
      <p>{note.note}</p>
      <Row between>
        <small className={look.muted}>
          {note.authorName ?? 'Somebody who has left'}, {shortMoment(Number(note.writtenAt), now, zone)}
        </small>
        {mayRemove ? (
          <Button
            size="s"
            variant="bare"
            busy={busy}
            aria-label={`Remove the note “${note.note.slice(0, 40)}”`}
            onClick={() => {
              save({ userId: person.userId, noteId: note.noteId });
            }}
          >
            Remove
          </Button>
        ) : null}
      </Row>
      <FaultNote fault={fault} />
    </div>
  );
};

const NewNote = ({ userId, onDone }: { userId: string; onDone: () => void }) => {
  const [noteId] = useState(() => crypto.randomUUID());
  const { busy, fault, save } = useSave(addNoteSpec);
  const { field, otherFault, submit } = useFields(noteForm, { note: '' }, { fault });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        submit(event, ({ note }) => {
          save({ userId, noteId, note }, onDone);
        });
      }}
    >
      <Stack gap={8}>
        <TextArea
          label="Note"
          hint="For the team. They get it with a copy of their data."
          rows={3}
          limit={longestNote}
          {...field('note')}
        />
        <FaultNote fault={otherFault} />
        <Row>
          <Button type="submit" size="s" variant="line" busy={busy}>
            Add the note
          </Button>
          <Button size="s" variant="bare" onClick={onDone}>
            Leave it
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
