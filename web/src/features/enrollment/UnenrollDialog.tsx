import { leavingCostNow, leavingWords } from '@atrium/domain/session/leavingCost.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { sessionDates } from '#parts/facts/sessionWords.ts';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { toast } from '#ui/toast.ts';
import { enrollmentToast, showEnrollmentDialog, type SubjectDialogProps } from './enrollmentDialog.ts';
import { useEnrollment } from './saveEnrollment.ts';

/** Asks before a member leaves a session or its waitlist (ENR-03). */
export const UnenrollDialog = ({ subject, onClose }: SubjectDialogProps) => {
  const { session, courseTitle } = subject;
  const navigate = useNavigate();
  const zone = useTimeZone(useViewer().timeZone);
  const enrollment = useEnrollment();
  const waits = session.enrollmentStatus === 'WAITLISTED';
  const now = useNow();
  const cost = leavingCostNow(session, !waits, now);
  const words = cost === null ? null : leavingWords[cost];
  /** Undo: the dialog is closed, so a toast shows a failure. */
  const enrollAgain = (left: MemberSession) => {
    enrollment.save(
      { session: left },
      (outcome) => {
        if (outcome.kind === 'seatHeld') {
          showEnrollmentDialog({ kind: 'swap', session: left, courseTitle, held: outcome.held });
        } else toast({ id: enrollmentToast, message: `You're enrolled in ${courseTitle} again` });
      },
      ({ message }) => toast({ id: enrollmentToast, tone: 'bad', message }),
    );
  };
  const leave = () => {
    enrollment.save({ session, unenroll: true }, (outcome) => {
      if (outcome.kind !== 'saved') return;
      const left = outcome.session;
      flushSync(onClose);
      if (left.enrollmentStatus === 'CLOSED') void navigate({ to: '/courses' });
      window.scrollTo({ top: 0 });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      toast({
        id: enrollmentToast,
        message: waits ? `You left the waitlist for ${courseTitle}` : `You've unenrolled from ${courseTitle}`,
        undo:
          left.enrollmentStatus === 'ENROLL'
            ? () => {
                enrollAgain(left);
              }
            : undefined,
      });
    });
  };
  return (
    <ConfirmDialog
      title="Are you sure?"
      confirm={waits ? 'Remove From Waitlist' : 'Unenroll'}
      {...(words !== null && { dismiss: words.keep })}
      destructive
      action={enrollment}
      onConfirm={leave}
      onClose={onClose}
    >
      <p>
        <b>{courseTitle}</b>
        <br />
        {sessionDates(session, zone)}
      </p>
      {cost === 'OFFERED_SEAT' ? null : (
        <p className={look.muted}>
          {waits
            ? "You'll lose your place. If you rejoin, you'll start at the end."
            : "You'll give up your seat. Your progress is saved."}
        </p>
      )}
      {(words?.sentence ?? null) === null ? null : (
        <Note tone="sun" icon={<IconAlertTriangle aria-hidden="true" />}>
          {words?.sentence}
        </Note>
      )}
    </ConfirmDialog>
  );
};
