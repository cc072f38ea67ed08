import type { CallToAction } from '@atrium/domain/session/callToAction.ts';
import { hasEnded, isEnrolled, isLive } from '@atrium/domain/session/flags.ts';
import { useId, type ReactNode } from 'react';
import { formatMonthDay } from '#lib/dates.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { openSeats, sessionDates } from '#parts/facts/sessionWords.ts';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import styles from './Course.module.css';

export interface JoinBandProps {
  session: MemberSession;
  title: string;
  now: number;
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

/** The band at the end of the page with the enroll button, where there is one. */
export const JoinBand = ({ session, title, now, zone, action, button }: JoinBandProps) => {
  const id = useId();
  if (!joins.includes(action.key) || session.cancelled || hasEnded(session, now)) return null;
  return (
    <section className={cx(look.court, styles.join)} aria-labelledby={id}>
      <Wrap className={look.onCourt}>
        <div className={styles.joinWords}>
          <h2 id={id} className={look.xl}>
            {headline(session, zone)}
          </h2>
          <p className={look.muted}>{remark(session, title, zone, action)}</p>
        </div>
        {button}
      </Wrap>
    </section>
  );
};

function headline(session: MemberSession, zone: string): string {
  if (isEnrolled(session)) return "You're enrolled";
  if (!isLive(session) || session.endAt === null || session.startAt === null) return 'Start today';
  return session.courseType === 'WORKSHOP'
    ? `Join us on ${formatMonthDay(session.startAt, zone)}`
    : `Be ready by ${formatMonthDay(session.endAt, zone)}`;
}

function remark(session: MemberSession, title: string, zone: string, { key }: CallToAction): string {
  const { startAt, seatsRemaining, enrollmentStatus } = session;
  if (!isLive(session) || startAt === null) return `${title}, on demand.`;
  if (isEnrolled(session) || key === 'lockedEnroll') return `${title}, ${sessionDates(session, zone)}.`;
  const day = formatMonthDay(startAt, zone);
  if (enrollmentStatus === 'WAITLIST') return `The session of ${day} is full. You can join the waitlist.`;
  const seats = openSeats(seatsRemaining);
  return seats === null ? `${title}, ${sessionDates(session, zone)}.` : `${seats} for ${day}.`;
}
