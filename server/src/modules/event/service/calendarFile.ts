import { isAttending } from '@atrium/domain/event/attendance.ts';
import { endOf } from '@atrium/domain/event/facts.ts';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator';
import type { Context } from '../../../base/context.ts';
import { linkTo, type Site } from '../../../base/site.ts';
import type { MailCalendar } from '../../../ports/mailer.ts';
import type { MemberEventRow } from '../types.ts';
import { timesOf } from './memberEvent.ts';

/** What every calendar needs besides its events. */
type CalendarContext = Pick<Context, 'now' | 'site'>;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A calendar of these events, as the member answered them, at `now`: for a file to import and for the feed (EVT-07). */
export function publishedCalendar(name: string, events: readonly MemberEventRow[], ctx: CalendarContext): string {
  const calendar = ical({ ...head(ctx.site), name, method: ICalCalendarMethod.PUBLISH, ttl: 3600 });
  for (const event of events) addEvent(calendar, event, ctx);
  return calendar.toString();
}

/** The change of the member's calendar that goes with a mail: it adds, updates or removes the event (D37, D38). */
export function mailCalendar(
  event: MemberEventRow,
  { email, firstName, lastName }: Person,
  ctx: CalendarContext,
): MailCalendar {
  const method = isAttending(event.status, event.rsvpStatus) ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = ical({ ...head(ctx.site), method });
  const entry = addEvent(calendar, event, ctx);
  // mail programs apply a change only when it names who organizes and who attends
  entry.organizer({ name: ctx.site.brandName, email: ctx.site.supportEmail });
  entry.createAttendee({ email, name: `${firstName} ${lastName}`, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  return { method, content: calendar.toString() };
}

const head = (site: Site) => ({ prodId: { company: site.brandName, product: 'events' } });

/** In UTC, with a stable id, and a sequence that rises with each change of the event and of the answer (D38). */
function addEvent(calendar: ICalCalendar, event: MemberEventRow, { now, site }: CalendarContext) {
  const { memberEventId, title, subtitle, status, rsvpStatus, revision, changes } = event;
  const times = timesOf(event);
  const page = linkTo(site, `/events/${encodeURIComponent(memberEventId)}`);
  const isOff = status === 'CANCELED' || rsvpStatus === 'DELETED';
  const attends = isAttending(status, rsvpStatus);
  const attendance = attends ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
  return calendar.createEvent({
    id: `event-${memberEventId}@${new URL(site.publicUrl).hostname}`,
    stamp: new Date(now),
    start: new Date(times.eventStart),
    end: new Date(endOf(times)),
    summary: title,
    description: `${subtitle}\n${page}`,
    url: page,
    sequence: revision + (changes ?? 0),
    status: isOff ? ICalEventStatus.CANCELLED : attendance,
    // an event that is only on the list takes no time in the calendar
    transparency: attends ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
}
