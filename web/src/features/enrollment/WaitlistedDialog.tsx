import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { look } from '#ui/look.ts';
import type { SubjectDialogProps } from './EnrollDialog.tsx';
import styles from './Enrollment.module.css';

/** Confirms a place on the waitlist: the rank, and what can be done meanwhile (ENR-02). */
export const WaitlistedDialog = ({ subject: { session, courseTitle }, onClose }: SubjectDialogProps) => (
  <Dialog opened onClose={onClose} title="Added To Waitlist" actions={<Button onClick={onClose}>Done</Button>}>
    <div className={styles.matter}>
      <p>
        {session.waitlistPosition === null
          ? `You're on the waitlist for ${courseTitle}.`
          : `You're number ${String(session.waitlistPosition)} in line for ${courseTitle}.`}
      </p>
      <p className={look.muted}>
        If a seat opens up, we'll email you. If none does, you have priority for the next session.
      </p>
      {session.waitlistTaskItems.length > 0 ? (
        <section className={styles.meanwhile}>
          <h3>While you wait</h3>
          <ul>
            {session.waitlistTaskItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  </Dialog>
);
