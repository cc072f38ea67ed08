import { formatDuration } from '@atrium/domain/video/duration.ts';
import { forgetNote, useWaitingNotes } from '#parts/notes/keptNotes.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Panel } from '#ui/Panel.tsx';
import styles from './Notes.module.css';

/** The notes that are on this device and not at the server yet; one that was refused can be removed. */
export const WaitingNotes = ({ memberId }: { memberId: string }) => {
  const waiting = useWaitingNotes(memberId);
  if (waiting.length === 0) return null;
  return (
    <Panel>
      <h2 className={look.big}>Saved on this device, not sent yet</h2>
      <p className={look.muted}>They are sent when the connection is back. Logging out here removes them.</p>
      <ul role="list" className={styles.list}>
        {waiting.map(({ noteId, seconds, text, fault }) => (
          <li key={noteId} className={styles.item}>
            <span className={look.num}>{seconds === null ? 'The whole lesson' : formatDuration(seconds)}</span>
            <p className={styles.text}>{text === '' ? 'Bookmarked' : text}</p>
            {fault === null ? null : (
              <p className={look.small}>
                {fault}{' '}
                <Button
                  variant="bare"
                  size="s"
                  onClick={() => {
                    forgetNote(noteId);
                  }}
                >
                  Remove
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
