import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconCalendarPlus } from '@tabler/icons-react';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
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

const linkOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['sessionLink', sessionId],
    queryFn: ({ signal }) => execute(document, { sessionId }, { signal }),
    staleTime: 5 * 60_000,
  });

/** Options to add the dates of an own session to a calendar; empty when they cannot be fetched (learning.md §8). */
export const AddToCalendar = ({ sessionId }: { sessionId: string }) => {
  const { data } = useQuery(linkOptions(sessionId));
  const link = data?.getSessionLink;
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
