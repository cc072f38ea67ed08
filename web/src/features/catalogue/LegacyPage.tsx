import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { useQuery } from '@tanstack/react-query';
import { requestIdOf } from '#lib/callError.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { site } from '#lib/site.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { CourseCard } from '#parts/CourseCard.tsx';
import { CourseGrid } from '#parts/CourseGrid.tsx';
import { courseCardProps } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { MoreLink } from '#ui/SectionHead.tsx';
import { archiveQuery } from './archiveQuery.ts';

/** Older courses that stay open for life (CAT-13). Their cards have no buttons. */
export const LegacyPage = () => {
  // the loader has asked: a failure is shown, and asked again by the button only
  const { data, error, isFetching, refetch } = useQuery({ ...archiveQuery(), retryOnMount: false });
  const courses = data?.page ?? null;
  return (
    <Wrap>
      <PageHead title="Legacy Courses" aside={<MoreLink href="/courses">All courses</MoreLink>}>
        Older courses, as they were taught. Yours for life.
      </PageHead>
      {courses === null ? (
        <ErrorState
          title="Unable to load legacy courses"
          onRetry={() => void refetch()}
          retrying={isFetching}
          supportHref={site.supportTicket}
          requestId={requestIdOf(error)}
        >
          There was an error loading your legacy courses. Please try again later.
        </ErrorState>
      ) : courses.length === 0 ? (
        <EmptyState title="You have no legacy courses.">
          Legacy courses are older courses with lifetime access. Some of what they teach may be outdated, but they
          remain accessible to qualifying users.
        </EmptyState>
      ) : (
        <LegacyGrid courses={courses} />
      )}
    </Wrap>
  );
};

const LegacyGrid = ({ courses }: { courses: readonly CourseCardFieldsFragment[] }) => {
  const viewer = useViewer();
  const now = useNow();
  const zone = useTimeZone(viewer.timeZone);
  return (
    <CourseGrid label="Legacy courses">
      {courses.map((wire) => {
        const card = courseCardProps(wire, toMemberCourse(wire, now, { showHiddenInCatalog: true }), {
          now,
          zone,
          meetings: [],
        });
        const href = card.href !== undefined && isPathPermitted(viewer, card.href) ? card.href : undefined;
        return <CourseCard key={wire.courseId} {...card} href={href} heading="h2" />;
      })}
    </CourseGrid>
  );
};
