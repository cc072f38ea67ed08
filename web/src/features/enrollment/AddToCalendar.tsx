import { minute } from '@atrium/domain/time.ts';
import { useQuery } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { CalendarMenu } from '#parts/CalendarMenu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const document = graphql(`
  query SessionCalendarLink($sessionId: ID!) {
    getSessionLink(sessionId: $sessionId) {
      url
      googleUrl
      outlookUrl
    }
  }
`);

const calendarLinkQuery = pageQuery({
  document,
  variables: (sessionId: string) => ({ sessionId }),
  read: ({ getSessionLink }) => getSessionLink,
});

/** Options to add the dates of an own session to a calendar; empty when they cannot be fetched (learning.md §8). */
export const AddToCalendar = ({ sessionId }: { sessionId: string }) => {
  const { data, isPending } = useQuery({ ...calendarLinkQuery(sessionId), staleTime: 5 * minute });
  const link = data?.page;
  // in its place from the start, so that the buttons beside it and the page below do not move
  if (isPending) return <Skeleton width="10.75rem" height={44} />;
  if (!link) return null;
  return <CalendarMenu links={link} />;
};
