import { isEnrolled, isLive } from '@atrium/domain/session/flags.ts';
import { formatSpan } from '../../lib/dates.ts';
import type { HomeQuery } from '../../lib/gql/graphql.ts';
import { coursePath, sessionPath } from '../../lib/links.ts';
import { CourseCard } from '../../parts/CourseCard.tsx';
import { CourseGrid } from '../../parts/CourseGrid.tsx';
import { courseTypeNames } from '../../parts/facts/courseCardProps.tsx';
import { toMemberSession } from '../../parts/facts/memberSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/SectionHead.tsx';

type Session = NonNullable<HomeQuery['getHome']>['freeSessions'][number];

export interface SessionSectionProps {
  title: string;
  sessions: readonly Session[];
  now: number;
  zone: string;
  /** Said when there is none. */
  empty?: string;
}

/** Sessions as cards: to the session where one is in it, else to its course. */
export const SessionSection = ({ title, sessions, now, zone, empty }: SessionSectionProps) => (
  <Section title={title}>
    {sessions.length === 0 ? (
      <EmptyState title={empty} />
    ) : (
      <CourseGrid>
        {sessions.map((wire) => {
          const session = toMemberSession(wire);
          const own = isEnrolled(session);
          return (
            <CourseCard
              key={session.sessionId}
              href={own ? sessionPath(session.sessionId) : coursePath(session.courseId)}
              coverUrl={wire.coverImageUrl}
              title={session.title}
              kind={courseTypeNames[wire.courseType]}
              tags={own ? [{ label: 'Enrolled', weight: 'in' }] : []}
              nextLive={dates(session, now, zone)}
            />
          );
        })}
      </CourseGrid>
    )}
  </Section>
);

function dates(session: ReturnType<typeof toMemberSession>, now: number, zone: string): string | null {
  const { startAt, endAt } = session;
  if (!isLive(session)) return 'On demand, at any time';
  if (startAt === null || endAt === null) return null;
  return endAt < now ? `Took place ${formatSpan(startAt, endAt, zone)}` : formatSpan(startAt, endAt, zone);
}
