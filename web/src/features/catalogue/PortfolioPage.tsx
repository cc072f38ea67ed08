import { seesSessionDates } from '@atrium/domain/session/callToAction.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalOf, requestIdOf } from '#lib/callError.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { site } from '#lib/site.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { track } from '#lib/track.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { AddAllToCalendar } from '#parts/AddAllToCalendar.tsx';
import { CourseCard } from '#parts/CourseCard.tsx';
import { CourseGrid, CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { toOwnMeetings } from '#parts/facts/ownMeetings.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { TimeZoneNote } from '#parts/TimeZoneNote.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { portfolioQuery } from './portfolioQuery.ts';
import { portfolioTags } from './portfolioTags.tsx';
import styles from './Catalogue.module.css';

/** The member's sprints with what became of each (CAT-14, CRD-04). */
export const PortfolioPage = () => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  const query = useInfiniteQuery(portfolioQuery(null));
  const [first] = query.data?.pages ?? [];
  const isFailed = query.isError && first === undefined;
  const isEmpty = first?.total === 0;
  // members come here with sessions, staff by their menu (NAV-13)
  const isIdle = isEmpty && viewer.accountType === 'EMPLOYEE';
  const code = isIdle ? null : isEmpty ? 'NO_SESSIONS' : isFailed ? (refusalOf(query.error)?.code ?? 'OUTAGE') : null;
  useEffect(() => {
    if (code !== null) track('Background Process Failed', { process: 'course portfolio', code });
  }, [code]);
  const meetings = toOwnMeetings(first?.ownMeetings);
  const showDates = seesSessionDates(viewer);
  const card = (wire: CourseCardFieldsFragment, eager: boolean) => {
    const course = toMemberCourse(wire, now);
    const props = courseCardProps(wire, course, { now, zone, meetings, showDates });
    return <CourseCard key={wire.courseId} {...props} tags={portfolioTags(course, now)} eager={eager} />;
  };
  const courses = query.data?.pages.flatMap((page) => page.courses) ?? [];
  return (
    <Wrap>
      <PageHead title="Course Portfolio" aside={code === null && !isIdle ? <AddAllToCalendar of="member" /> : null}>
        Your catalog of Section courses
        {isIdle ? null : <TimeZoneNote zone={zone} />}
      </PageHead>
      {isIdle ? (
        <EmptyState title="You take part in no course yet.">
          The courses in which you enroll are listed here, with what became of each.
        </EmptyState>
      ) : code === null ? (
        <Section title="Your Courses" count={first?.total} className={styles.first}>
          <ListAnswer query={query} skeleton={<CourseGridSkeleton cards={8} />} noun="courses" scrolls>
            {first === undefined ? null : (
              <CourseGrid label="Your Courses">{courses.map((wire, at) => card(wire, at < 4))}</CourseGrid>
            )}
          </ListAnswer>
        </Section>
      ) : (
        <ErrorState
          title="Hmm... Your course portfolio didn't load correctly."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          supportHref={site.supportTicket}
          requestId={requestIdOf(query.error)}
        >
          Try again in a moment. If it stays empty, write to us and we'll fix it.
        </ErrorState>
      )}
    </Wrap>
  );
};
