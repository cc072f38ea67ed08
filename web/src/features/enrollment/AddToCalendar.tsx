import { minute } from '@atrium/domain/time.ts';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarPlus } from '@tabler/icons-react';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { calendarItems } from './calendarItems.tsx';

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
  return (
    <Menu label="Add to Calendar" align="start" items={calendarItems(link)}>
      {(trigger) => (
        <Button variant="line" icon={<IconCalendarPlus aria-hidden="true" />} {...trigger}>
          Add to Calendar
        </Button>
      )}
    </Menu>
  );
};
