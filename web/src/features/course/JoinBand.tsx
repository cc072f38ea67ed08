import { useId, type ReactNode } from 'react';
import type { CallToAction } from '@atrium/domain/session/callToAction.ts';
import { formatDay, formatMonthDay } from '../../lib/dates.ts';
import type { MemberSession } from '../../parts/facts/memberSession.ts';
import { openSeats } from '../../parts/facts/sessionWords.ts';
import styles from './Course.module.css';

export interface JoinBandProps {
  session: MemberSession;
  title: string;
  zone: string;
  action: CallToAction;
  button: ReactNode;
}

const joins: readonly CallToAction['key'][] = [
  'enroll',
  'joinWaitlist',
  'lockedEnroll',
  'goToLiveCourse',
  'launchCourse',
];

/** The last word of the page: the way in, where there is one. */
export const JoinBand = ({ session, title, zone, action, button }: JoinBandProps) => {
  const id = useId();
  if (!joins.includes(action.key)) return null;
  return (
    <section className={`court ${styles.join ?? ''}`} aria-labelledby={id}>
      <div className="wrap onCourt">
        <div className={styles.joinWords}>
          <h2 id={id} className="xl">
            {headline(session, zone)}
          </h2>
          <p className="muted">{remark(session, title, zone)}</p>
        </div>
        {button}
      </div>
    </section>
  );
};

function headline({ sessionType, endAt }: MemberSession, zone: string): string {
  if (sessionType === 'ON_DEMAND' || endAt === null) return 'Start today';
  return `Be ready by ${formatMonthDay(endAt, zone)}`;
}

function remark(
  { sessionType, startAt, seatsRemaining, enrollmentStatus }: MemberSession,
  title: string,
  zone: string,
) {
  if (sessionType === 'ON_DEMAND' || startAt === null) return `${title}, in your own time.`;
  const starts = `The session of ${formatDay(startAt, zone)}`;
  const seats = enrollmentStatus === 'ENROLL' ? openSeats(seatsRemaining) : null;
  if (seats !== null) return `${starts} has ${seats}.`;
  return enrollmentStatus === 'WAITLIST' ? `${starts} is full. Its waitlist is open.` : `${starts} is open to you.`;
}
