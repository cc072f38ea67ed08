import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { isUnreleased } from '@atrium/domain/session/entitled.ts';
import { courseTypeNames } from '@atrium/domain/session/facts.ts';
import { isEnrolled } from '@atrium/domain/session/flags.ts';
import type { ReactNode } from 'react';
import type { HomeQuery } from '#lib/gql/graphql.ts';
import { coursePath, ifOpen, sessionPath } from '#lib/links.ts';
import { CourseCard, type CardTag } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { sessionDates } from '#parts/facts/sessionWords.ts';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { sessionCourses, type SessionCourse } from './sessionCourses.ts';
import styles from './SessionSection.module.css';

export interface SessionSectionProps extends SessionCardsProps {
  title: string;
}

export interface SessionCardsProps {
  viewer: Viewer;
  sessions: NonNullable<HomeQuery['getHome']>['freeSessions'];
  now: number;
  zone: string;
  /** Shown when there are none. */
  empty?: ReactNode;
  /** The level of the cards' headings. */
  heading?: 'h2' | 'h3';
}

const mostDates = 3;

/** The sessions as a section of a page. */
export const SessionSection = ({ title, ...cards }: SessionSectionProps) => (
  <Section title={title}>
    <SessionCards {...cards} />
  </Section>
);

/** Sessions grouped by course, one card each with its dates, linked to the member's own session, else to the course. */
export const SessionCards = ({ viewer, sessions, now, zone, empty, heading }: SessionCardsProps) =>
  sessions.length === 0 ? (
    empty
  ) : (
    <CourseGrid>
      {sessionCourses(sessions, now).map((course) => (
        <CourseCard
          key={course.courseId}
          href={hrefOf(viewer, course)}
          coverUrl={course.wire.coverImageUrl}
          title={course.wire.title}
          kind={courseTypeNames[course.wire.courseType]}
          tags={tagsOf(course)}
          heading={heading}
          foot={<Dates course={course} zone={zone} />}
        />
      ))}
    </CourseGrid>
  );

/** At most three dates; of several the member's own is marked, of one the tag on the picture says it. */
const Dates = ({ course: { live, onDemand }, zone }: { course: SessionCourse; zone: string }) => (
  <ul className={styles.dates}>
    {live.slice(0, mostDates).map((session) => (
      <li key={session.sessionId}>
        {sessionDates(session, zone)}
        {live.length > 1 && isEnrolled(session) ? <span className={look.muted}>Enrolled</span> : null}
      </li>
    ))}
    {live.length > mostDates ? <li className={look.muted}>{moreWords(live.length - mostDates)}</li> : null}
    {onDemand ? <li>On demand</li> : null}
  </ul>
);

const moreWords = (dates: number): string => `${String(dates)} more date${dates === 1 ? '' : 's'}`;

function hrefOf(viewer: Viewer, { courseId, own }: SessionCourse): string | undefined {
  const session =
    own === null || isUnreleased(viewer, own)
      ? undefined
      : ifOpen(viewer, sessionPath(own.sessionId, viewer, own.courseType));
  return session ?? ifOpen(viewer, coursePath(courseId));
}

function tagsOf({ own, wire }: SessionCourse): CardTag[] {
  if (own !== null) return [{ label: 'Enrolled', weight: 'in' }];
  return wire.isFreeSession ? [{ label: 'Free Course', weight: 'paper' }] : [];
}
