import { announcementForm, isAnnouncement, paragraphsOf } from '@atrium/domain/session/announcementForm.ts';
import { useEffect, useState } from 'react';
import { look } from '#ui/look.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { announceAct } from './announcementCalls.ts';
import styles from './Run.module.css';

/** How long a pause in typing is, in milliseconds. */
const pause = 400;

export interface AnnounceDialogProps {
  sessionId: string;
  onClose: () => void;
}

/** Writes to everybody who is enrolled, with the letter as they will read it (RUN-02). */
export const AnnounceDialog = ({ sessionId, onClose }: AnnounceDialogProps) => {
  const [announcementId] = useState(() => crypto.randomUUID());
  const [written, setWritten] = useState({ subject: '', text: '' });
  // what would happen is asked for once the typing pauses or the field is left, not for each letter
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(written);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [written]);
  const settle = () => {
    setSettled(written);
  };
  const { subject, text } = written;
  const [subjectFault] = announcementForm.subject(written);
  const [textFault] = announcementForm.text(written);
  return (
    <ActDialog
      act={announceAct}
      input={isAnnouncement(written) && settled === written ? { sessionId, announcementId, ...written } : null}
      takesAway={false}
      title="Write to everybody who is enrolled"
      confirm="Send it"
      dismiss="Leave it"
      onClose={onClose}
    >
      <TextInput
        label="Subject"
        required
        value={subject}
        error={subjectFault}
        onChange={(event) => {
          setWritten({ ...written, subject: event.target.value });
        }}
        onBlur={settle}
      />
      <TextArea
        label="Text"
        required
        hint="An empty line begins a new paragraph."
        value={text}
        error={textFault}
        onChange={(event) => {
          setWritten({ ...written, text: event.target.value });
        }}
        onBlur={settle}
      />
      {isAnnouncement(written) ? (
        <section aria-label="The mail" className={styles.letter}>
          <h3>{subject}</h3>
          <p className={look.muted}>Each of them is greeted by their first name.</p>
          {paragraphsOf(text).map((paragraph, at) => (
            // paragraphs have no id of their own, so the index is the key
            <p key={at}>{paragraph}</p>
          ))}
        </section>
      ) : null}
    </ActDialog>
  );
};
