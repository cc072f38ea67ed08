import { useQuery } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { coursePath, ifOpen } from '#lib/links.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { useViewer } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const document = graphql(`
  query SessionCourse($sessionId: ID!) {
    getUserSession(sessionId: $sessionId) {
      courseId
    }
  }
`);

const sessionCourseQuery = pageQuery({
  document,
  variables: (sessionId: string) => ({ sessionId }),
  read: ({ getUserSession }) => getUserSession,
});

/** 'Go to the course', where a viewer who is not enrolled can join; nothing where the course does not open. */
export const SessionCourseLink = ({ sessionId }: { sessionId: string }) => {
  const viewer = useViewer();
  const { data, isPending } = useQuery(sessionCourseQuery(sessionId));
  if (isPending) return <Skeleton width="9.5rem" height={44} />;
  const course = data?.page;
  const href = course ? ifOpen(viewer, coursePath(course.courseId)) : undefined;
  return href === undefined ? null : <ButtonLink href={href}>Go to the course</ButtonLink>;
};
