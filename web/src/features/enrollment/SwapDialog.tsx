import { useTimeZone } from '../../lib/timeZone.ts';
import { useViewer } from '../../lib/viewer.ts';
import { sessionDates } from '../../parts/facts/sessionWords.ts';
import type { MemberSession } from '../../parts/facts/memberSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { followEnrollment } from './afterEnrollment.ts';
import type { SubjectDialogProps } from './EnrollDialog.tsx';
import { FaultNote } from './FaultNote.tsx';
import { useEnrollment } from './useEnrollment.ts';
import styles from './Enrollment.module.css';

/** One seat a course: offers to give up the one that is held for the one that was asked for (D20). */
export const SwapDialog = ({ subject, held, onClose }: SubjectDialogProps & { held: MemberSession }) => {
  const { session, courseTitle } = subject;
  const zone = useTimeZone(useViewer().timeZone);
  const { busy, fault, send } = useEnrollment();
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Swap your seat?"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep my seat
          </Button>
          <Button
            busy={busy}
            onClick={() => {
              send({ session, swapFrom: held }, (outcome) => {
                if (outcome.kind === 'saved') followEnrollment(outcome.session, courseTitle);
              });
            }}
          >
            Swap
          </Button>
        </>
      }
    >
      <div className={styles.matter}>
        <p>You already hold a seat in another session of {courseTitle}.</p>
        <dl className={styles.swap}>
          <dt>You give up</dt>
          <dd>{sessionDates(held, zone)}</dd>
          <dt>You get</dt>
          <dd>
            {sessionDates(session, zone)}
            {session.enrollmentStatus === 'WAITLIST' ? ', a place on the waitlist' : null}
          </dd>
        </dl>
        <FaultNote fault={fault} />
      </div>
    </Dialog>
  );
};
