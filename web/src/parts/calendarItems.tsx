import { IconBrandGoogle, IconBrandOffice, IconDownload, IconRefresh } from '@tabler/icons-react';
import type { MenuItem } from '#ui/Menu.tsx';

export interface CalendarLinks {
  /** The address of the calendar file. */
  readonly url: string;
  readonly googleUrl: string;
  readonly outlookUrl: string;
}

/** Menu items: a file, a subscription, and links to two web calendars. */
export function calendarItems(link: CalendarLinks): MenuItem[] {
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
