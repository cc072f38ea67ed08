import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { IconBook, IconCalendar, IconMail, IconPlayerPlay } from '@tabler/icons-react';
import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { isLive } from '@atrium/domain/session/flags.ts';
import { sessionPath } from '#lib/links.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionWhen } from '#parts/facts/sessionWords.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { SubjectDialogProps } from './EnrollDialog.tsx';
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
      <div className={styles.matter}>
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
