import { IconAlertTriangle } from '@tabler/icons-react';
import { dialogLengthLabel } from '@atrium/domain/session/length.ts';
import { formatUntil } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { clashWords } from '#parts/facts/ownMeetings.ts';
import { sessionWhen } from '#parts/facts/sessionWords.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Note } from '#ui/Note.tsx';
import { look } from '#ui/look.ts';
import { followEnrollment } from './afterEnrollment.ts';
import { showEnrollmentDialog, type EnrollmentSubject } from './enrollmentDialogs.ts';
import { FaultNote } from './FaultNote.tsx';
import { useEnrollment } from './useEnrollment.ts';
import styles from './Enrollment.module.css';

export interface SubjectDialogProps {
  subject: EnrollmentSubject;
  onClose: () => void;
}

/** 'Ready to learn?': asks before enrolling, joining a waitlist or claiming an offered seat (ENR-01). */
export const EnrollDialog = ({ subject, onClose }: SubjectDialogProps) => {
  const { session, courseTitle, clash } = subject;
  const zone = useTimeZone(useViewer().timeZone);
  const now = useNow();
  const { busy, fault, send } = useEnrollment();
  const offered = session.offerExpiresAt !== null && session.offerExpiresAt > now ? session.offerExpiresAt : null;
  const waits = session.enrollmentStatus === 'WAITLIST';
  const [when, starts] = sessionWhen(session, zone);
  const enroll = () => {
    send({ session }, (outcome) => {
      if (outcome.kind === 'seatHeld') showEnrollmentDialog({ kind: 'swap', session, courseTitle, held: outcome.held });
      else followEnrollment(outcome.session, courseTitle);
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Ready to learn?"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={enroll}>
            {offered === null ? (waits ? 'Join Waitlist' : 'Enroll') : 'Claim your seat'}
          </Button>
        </>
      }
    >
      <div className={styles.matter}>
        <p>
          <b>{courseTitle}</b>
          <br />
          {[when, dialogLengthLabel(session)].filter(Boolean).join(' · ')}
          <br />
          {starts}
        </p>
        {clash ? <Note icon={<IconAlertTriangle aria-hidden="true" />}>{clashWords(clash, zone)}.</Note> : null}
        {waits ? <p className={look.muted}>This session is full. If a seat opens up, we'll email you.</p> : null}
        {offered === null ? null : (
          <p className={look.muted}>
            Your seat is held until {formatUntil(offered, now, zone)}. If you have a seat in another session of this
            course, claiming this one switches you over.
          </p>
        )}
        <FaultNote fault={fault} />
      </div>
    </Dialog>
  );
};
