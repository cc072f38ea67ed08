import type { CalendarEntry } from './icalendar.ts';

/** Addresses at which two web calendars ask to add an entry. */
export interface WebCalendarLinks {
  readonly googleUrl: string;
  readonly outlookUrl: string;
}

/** The links that add one entry to Google Calendar and to Outlook; both take a single appointment, in UTC (D38). */
export function webCalendarLinks({ title, startAt, endAt, url }: CalendarEntry): WebCalendarLinks {
  const iso = (instant: number): string => new Date(instant).toISOString();
  const compact = (instant: number): string => iso(instant).replaceAll(/[-:]|\.\d{3}/g, '');
  const google = new URL('https://calendar.google.com/calendar/render');
  google.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startAt)}/${compact(endAt)}`,
    details: url,
  }).toString();
  const outlook = new URL('https://outlook.live.com/calendar/0/deeplink/compose');
  outlook.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: iso(startAt),
    enddt: iso(endAt),
    body: url,
  }).toString();
  return { googleUrl: google.href, outlookUrl: outlook.href };
}
