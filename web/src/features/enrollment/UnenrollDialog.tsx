import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionDates } from '#parts/facts/sessionWords.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { toast } from '#ui/toast.ts';
import { look } from '#ui/look.ts';
import type { SubjectDialogProps } from './EnrollDialog.tsx';
import { enrollmentToast, showEnrollmentDialog } from './enrollmentDialogs.ts';
import { FaultNote } from './FaultNote.tsx';
import { nextClientSeq, saveEnrollment } from './saveEnrollment.ts';
import { useEnrollment } from './useEnrollment.ts';
import styles from './Enrollment.module.css';

/** Asks before a member leaves a session or its waitlist (ENR-03). */
export const UnenrollDialog = ({ subject, onClose }: SubjectDialogProps) => {
  const { session, courseTitle } = subject;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { memberId, timeZone } = useViewer();
  const zone = useTimeZone(timeZone);
  const { busy, fault, send } = useEnrollment();
  const waits = session.enrollmentStatus === 'WAITLISTED';
  const leave = () => {
    send({ session, unenroll: true }, (outcome) => {
      if (outcome.kind !== 'saved') return;
      flushSync(onClose);
      if (outcome.session.enrollmentStatus === 'CLOSED') void navigate({ to: '/courses' });
      window.scrollTo({ top: 0 });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      toast({
        id: enrollmentToast,
        message: waits ? `You left the waitlist for ${courseTitle}` : `You've unenrolled from ${courseTitle}`,
        undo:
          outcome.session.enrollmentStatus === 'ENROLL'
            ? () => {
                void enrollAgain(queryClient, memberId, outcome.session, courseTitle);
              }
            : undefined,
      });
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Are you sure?"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={leave}>
            {waits ? 'Remove From Waitlist' : 'Unenroll'}
          </Button>
        </>
      }
    >
      <div className={styles.matter}>
        <p>
          <b>{courseTitle}</b>
          <br />
          {sessionDates(session, zone)}
        </p>
        <p className={look.muted}>
          {waits
            ? "You'll lose your place. If you rejoin, you'll start at the end."
            : 'Your seat will go to the next person. Your progress is saved.'}
        </p>
        <FaultNote fault={fault} />
      </div>
    </Dialog>
  );
};

async function enrollAgain(
  queryClient: QueryClient,
  userId: string,
  session: MemberSession,
  courseTitle: string,
): Promise<void> {
  const outcome = await saveEnrollment(queryClient, { userId, session, clientSeq: nextClientSeq() }).catch(() => null);
  if (outcome?.kind === 'saved') toast({ id: enrollmentToast, message: `You're enrolled in ${courseTitle} again` });
  else if (outcome?.kind === 'seatHeld') {
    showEnrollmentDialog({ kind: 'swap', session, courseTitle, held: outcome.held });
  } else
    toast({
      id: enrollmentToast,
      tone: 'bad',
      message: outcome?.message ?? 'There was an error. Please try again later.',
    });
}
