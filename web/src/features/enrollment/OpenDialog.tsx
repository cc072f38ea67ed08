import { isOpenClaim, offeredUntil } from '@atrium/domain/session/enrollment.ts';
import { leavingCostNow, leavingWords } from '@atrium/domain/session/leavingCost.ts';
import { dialogLengthLabel } from '@atrium/domain/session/length.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatUntil } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { clashWords } from '#parts/facts/ownMeetings.ts';
import { sessionDates, sessionWhen } from '#parts/facts/sessionWords.ts';
import { FeatureLockDialog } from '#parts/FeatureLockDialog.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { followEnrollment } from './afterEnrollment.ts';
import { EnrolledDialog, WaitlistedDialog } from './EnrolledDialog.tsx';
import { showEnrollmentDialog, type EnrollmentDialog, type SubjectDialogProps } from './enrollmentDialog.ts';
import { useEnrollment } from './saveEnrollment.ts';
import { UnenrollDialog } from './UnenrollDialog.tsx';
import styles from './Enrollment.module.css';

/** The requested dialog. */
export const OpenDialog = ({ dialog }: { dialog: EnrollmentDialog }) => {
  const onClose = () => {
    showEnrollmentDialog(null);
  };
  switch (dialog.kind) {
    case 'enroll':
      return <EnrollDialog subject={dialog} onClose={onClose} />;
    case 'swap':
      return <SwapDialog subject={dialog} held={dialog.held} onClose={onClose} />;
    case 'unenroll':
      return <UnenrollDialog subject={dialog} onClose={onClose} />;
    case 'enrolled':
      return <EnrolledDialog subject={dialog} onClose={onClose} />;
    case 'waitlisted':
      return <WaitlistedDialog subject={dialog} onClose={onClose} />;
    case 'featureLock':
      return <FeatureLockDialog unlock={dialog.unlock} subject="session" onClose={onClose} />;
  }
};

/** 'Ready to learn?': asks before enrolling, joining a waitlist or claiming an offered seat (ENR-01). */
export const EnrollDialog = ({ subject, onClose }: SubjectDialogProps) => {
  const { session, courseTitle, clash } = subject;
  const zone = useTimeZone(useViewer().timeZone);
  const now = useNow();
  const enrollment = useEnrollment();
  const offered = offeredUntil(session, now);
  const waits = session.enrollmentStatus === 'WAITLIST';
  const [when, starts] = sessionWhen(session, zone);
  const enroll = () => {
    enrollment.save({ session }, (outcome) => {
      if (outcome.kind === 'seatHeld') showEnrollmentDialog({ kind: 'swap', session, courseTitle, held: outcome.held });
      else followEnrollment(outcome.session, courseTitle);
    });
  };
  return (
    <ConfirmDialog
      title="Ready to learn?"
      confirm={offered === null ? (waits ? 'Join Waitlist' : 'Enroll') : 'Claim your seat'}
      action={enrollment}
      onConfirm={enroll}
      onClose={onClose}
    >
      <p>
        <b>{courseTitle}</b>
        <br />
        {[when, dialogLengthLabel(session)].filter(Boolean).join(' · ')}
        <br />
        {starts}
      </p>
      {clash ? (
        <Note tone="sun" icon={<IconAlertTriangle aria-hidden="true" />}>
          {clashWords(clash, zone)}.
        </Note>
      ) : null}
      {waits ? <p className={look.muted}>This session is full. If a seat opens up, we'll email you.</p> : null}
      {offered === null ? null : (
        <p className={look.muted}>
          {isOpenClaim(session)
            ? 'A seat is free, and the first to claim it gets it.'
            : `Your seat is held until ${formatUntil(offered, now, zone)}.`}{' '}
          If you have a seat in another session of this course, claiming this one switches you over.
        </p>
      )}
    </ConfirmDialog>
  );
};

/** One seat for each course: offers to switch from the current session to the requested one (D20). */
export const SwapDialog = ({ subject, held, onClose }: SubjectDialogProps & { held: MemberSession }) => {
  const { session, courseTitle } = subject;
  const zone = useTimeZone(useViewer().timeZone);
  const enrollment = useEnrollment();
  const cost = leavingCostNow(held, true, useNow());
  const swap = () => {
    enrollment.save({ session, swapFrom: held }, (outcome) => {
      if (outcome.kind === 'saved') followEnrollment(outcome.session, courseTitle);
    });
  };
  return (
    <ConfirmDialog
      title="Switch sessions?"
      confirm="Switch session"
      dismiss="Keep current"
      action={enrollment}
      onConfirm={swap}
      onClose={onClose}
    >
      <p>You're already enrolled in another session of {courseTitle}.</p>
      <dl className={styles.swap}>
        <dt>From</dt>
        <dd>{sessionDates(held, zone)}</dd>
        <dt>To</dt>
        <dd>{sessionDates(session, zone)}</dd>
      </dl>
      {cost === null ? null : <p className={look.muted}>{leavingWords[cost].sentence}</p>}
    </ConfirmDialog>
  );
};
