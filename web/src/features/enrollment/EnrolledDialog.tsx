import { IconBook, IconCalendar, IconMail, IconPlayerPlay } from '@tabler/icons-react';
import { isLive } from '@atrium/domain/session/flags.ts';
import { formatDay } from '../../lib/dates.ts';
import { sessionPath } from '../../lib/links.ts';
import { useTimeZone } from '../../lib/timeZone.ts';
import { useViewer } from '../../lib/viewer.ts';
import { sessionDates, startWords } from '../../parts/facts/sessionWords.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { Tick, Ticks } from '../../ui/Ticks.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { SubjectDialogProps } from './EnrollDialog.tsx';
import styles from './Enrollment.module.css';

/** Confirms a seat: what happens next, the dates for the calendar, and the way on (ENR-02). */
export const EnrolledDialog = ({ subject: { session, courseTitle }, onClose }: SubjectDialogProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  const live = isLive(session);
  const opensAt = session.activateAt ?? session.startAt;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="What's next..."
      actions={
        <>
          {live ? <AddToCalendar sessionId={session.sessionId} /> : null}
          <ButtonLink href="/courses" onClick={onClose}>
            Go to Courses
          </ButtonLink>
        </>
      }
    >
      <div className={styles.matter}>
        <p>You are enrolled in {courseTitle}.</p>
        <Ticks>
          {live ? (
            <Tick icon={<IconCalendar aria-hidden="true" />}>
              {sessionDates(session, zone)}. {startWords(session, zone)}.
            </Tick>
          ) : (
            <Tick icon={<IconPlayerPlay aria-hidden="true" />}>
              Start whenever you like:{' '}
              <Link href={sessionPath(session.sessionId)} onClick={onClose}>
                open the course
              </Link>
            </Tick>
          )}
          {live && opensAt !== null ? (
            <Tick icon={<IconBook aria-hidden="true" />}>Materials open on {formatDay(opensAt, zone)}.</Tick>
          ) : null}
          <Tick icon={<IconMail aria-hidden="true" />}>A confirmation is on its way to you by e-mail.</Tick>
        </Ticks>
      </div>
    </Dialog>
  );
};
