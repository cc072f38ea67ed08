import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  escape,
  type ICalCalendar,
} from 'ical-generator';
import type { MailCalendar } from '../../ports/mailer.ts';
import type { Site } from '../site.ts';

/** One appointment of a calendar. Instants are epoch milliseconds; they are written in UTC. */
export interface CalendarEntry {
  /** Stable: the same in files, feeds and mails, so that each changes the copy of the others. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly startAt: number;
  readonly endAt: number;
  /** Its page, absolute. */
  readonly url: string;
  /** Rises with each change (D38). */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** What every calendar needs besides its entries. */
interface CalendarContext {
  readonly now: number;
  readonly site: Site;
}

/** Seconds after which programs read a feed again. */
const freshFor = 3600;

/** A calendar of these entries at `now`, for a file to import and for a feed (D38). */
export function publishedCalendar(name: string, entries: readonly CalendarEntry[], ctx: CalendarContext): string {
  // the library escapes every text but this one
  const calendar = ical({
    ...head(ctx.site),
    name: escape(printable(name), false),
    method: ICalCalendarMethod.PUBLISH,
    ttl: freshFor,
  });
  for (const entry of entries) addEntry(calendar, entry, ctx);
  return fileOf(calendar);
}

/** The change of a recipient's calendar that goes with a mail: it adds and updates the entries, or removes them. */
export function mailCalendar(
  method: MailCalendar['method'],
  entries: readonly CalendarEntry[],
  { email, name }: { readonly email: string; readonly name: string },
  ctx: CalendarContext,
): MailCalendar {
  const calendar = ical({ ...head(ctx.site), method: ICalCalendarMethod[method] });
  for (const entry of entries) {
    const event = addEntry(calendar, entry, ctx);
    // mail programs apply a change only when it names who organizes and who attends
    event.organizer({ name: printable(ctx.site.brandName), email: ctx.site.supportEmail });
    event.createAttendee({ email, name: printable(name), status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  return { method, content: fileOf(calendar) };
}

/** Every line of a calendar has an end, also the last one (RFC 5545, 3.1), which the library leaves out. */
const fileOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Without control characters, which no text of a calendar may have (RFC 5545, 3.3.11); line breaks are escaped. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const printable = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');

const head = (site: Site) => ({ prodId: { company: site.brandName, product: 'calendar' } });

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, { now, site }: CalendarContext) {
  const { id, title, description, startAt, endAt, url, sequence, status } = entry;
  return calendar.createEvent({
    id: `${id}@${new URL(site.publicUrl).hostname}`,
    stamp: new Date(now),
    start: new Date(startAt),
    end: new Date(endAt),
    summary: printable(title),
    description: printable(description),
    url,
    sequence,
    status: ICalEventStatus[status],
    // what is not certain takes no time in the calendar
    transparency: status === 'CONFIRMED' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
}
