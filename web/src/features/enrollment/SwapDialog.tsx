import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionDates } from '#parts/facts/sessionWords.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { followEnrollment } from './afterEnrollment.ts';
import type { SubjectDialogProps } from './EnrollDialog.tsx';
import { FaultNote } from './FaultNote.tsx';
import { useEnrollment } from './useEnrollment.ts';
import styles from './Enrollment.module.css';

/** One seat for each course: offers to switch from the current session to the requested one (D20). */
export const SwapDialog = ({ subject, held, onClose }: SubjectDialogProps & { held: MemberSession }) => {
  const { session, courseTitle } = subject;
  const zone = useTimeZone(useViewer().timeZone);
  const { busy, fault, send } = useEnrollment();
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Switch sessions?"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep current
          </Button>
          <Button
            busy={busy}
            onClick={() => {
              send({ session, swapFrom: held }, (outcome) => {
                if (outcome.kind === 'saved') followEnrollment(outcome.session, courseTitle);
              });
            }}
          >
            Switch session
          </Button>
        </>
      }
    >
      <div className={styles.matter}>
        <p>You're already enrolled in another session of {courseTitle}.</p>
        <dl className={styles.swap}>
          <dt>From</dt>
          <dd>{sessionDates(held, zone)}</dd>
          <dt>To</dt>
          <dd>{sessionDates(session, zone)}</dd>
        </dl>
        <FaultNote fault={fault} />
      </div>
    </Dialog>
  );
};
