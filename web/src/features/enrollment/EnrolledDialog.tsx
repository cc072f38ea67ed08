import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { isLive } from '@atrium/domain/session/flags.ts';
import { IconBook, IconCalendar, IconMail, IconPlayerPlay } from '@tabler/icons-react';
import { sessionPath } from '#lib/links.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionWhen } from '#parts/facts/sessionWords.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { look } from '#ui/look.ts';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { SubjectDialogProps } from './enrollmentDialog.ts';
import styles from './Enrollment.module.css';

/** Confirms an enrollment: what happens next, calendar links, and the next step (ENR-02). */
export const EnrolledDialog = ({ subject: { session, courseTitle }, onClose }: SubjectDialogProps) => {
  const viewer = useViewer();
  const zone = useTimeZone(viewer.timeZone);
  const live = isLive(session);
  const on = sessionPath(session.sessionId, viewer, session.courseType);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="What's next..."
      actions={
        <>
          <ButtonLink variant="line" href={coursesPath(viewer)} onClick={onClose}>
            Go to Courses
          </ButtonLink>
          {isPathPermitted(viewer, on) ? (
            <ButtonLink href={on} onClick={onClose} data-autofocus>
              {live ? 'Open the session' : 'Start watching'}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className={styles.content}>
        <p>You're enrolled in {courseTitle}.</p>
        <Ticks>
          {live ? (
            <Tick icon={<IconCalendar aria-hidden="true" />}>{sessionWhen(session, zone).join('. ')}.</Tick>
          ) : (
            <Tick icon={<IconPlayerPlay aria-hidden="true" />}>All lessons are open now.</Tick>
          )}
          {live ? <Tick icon={<IconBook aria-hidden="true" />}>Materials are open.</Tick> : null}
          <Tick icon={<IconMail aria-hidden="true" />}>We've emailed you a confirmation.</Tick>
        </Ticks>
        {live ? <AddToCalendar sessionId={session.sessionId} /> : null}
      </div>
    </Dialog>
  );
};

/** Confirms a place on the waitlist: the rank, and what can be done meanwhile (ENR-02). */
export const WaitlistedDialog = ({ subject: { session, courseTitle }, onClose }: SubjectDialogProps) => (
  <Dialog opened onClose={onClose} title="Added To Waitlist" actions={<Button onClick={onClose}>Done</Button>}>
    <div className={styles.content}>
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
