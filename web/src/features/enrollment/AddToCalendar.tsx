import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconBrandGoogle, IconBrandOffice, IconCalendarPlus, IconDownload, IconRefresh } from '@tabler/icons-react';
import { graphql } from '../../lib/gql/gql.ts';
import { execute } from '../../lib/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';

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

/** Ways to put the dates of an own session into a calendar; nothing when they cannot be looked up (learning.md §8). */
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

/** A file, a subscription that follows changes, and the two calendars that take a link. */
export function calendarItems(link: { url: string; googleUrl: string; outlookUrl: string }): MenuItem[] {
  const icon = { 'aria-hidden': true } as const;
  return [
    { id: 'ics', label: 'Download .ics file', icon: <IconDownload {...icon} />, href: link.url },
    {
      id: 'webcal',
      label: 'Subscribe (webcal)',
      icon: <IconRefresh {...icon} />,
      href: link.url.replace(/^https?:/, 'webcal:'),
    },
    { id: 'google', label: 'Google Calendar', icon: <IconBrandGoogle {...icon} />, href: link.googleUrl },
    { id: 'outlook', label: 'Outlook', icon: <IconBrandOffice {...icon} />, href: link.outlookUrl },
  ];
}
