import { linkTo, type Site } from '../../../base/site.ts';
import { mailCalendar, type CalendarEntry } from '../../../base/text/icalendar.ts';
import type { MailCalendar } from '../../../ports/mailer.ts';
import type { SessionDates } from '../types.ts';

/**
 * The meetings of a session in its member's calendar, or its whole span where it has none; canceled when the session
 * is, or the member has left. The sequence rises with each change of the session, of the meeting and of the enrollment
 * (D38). Empty on demand.
 */
export function sessionEntries(session: SessionDates, site: Site): CalendarEntry[] {
  const { sessionId, title, description, startAt, endAt, meetings, changes, revision } = session;
  if (startAt === null || endAt === null) return [];
  const entry = {
    description,
    url: linkTo(site, `/courses/session/${encodeURIComponent(sessionId)}`),
    status: session.enrolled && !session.cancelled ? ('CONFIRMED' as const) : ('CANCELLED' as const),
  };
  const sequence = changes + revision;
  if (meetings.length === 0) {
    return [{ ...entry, id: sessionId, title, startAt: Number(startAt), endAt: Number(endAt), sequence }];
  }
  return meetings.map((meeting) => ({
    ...entry,
    id: `${sessionId}-${String(meeting.meetingNumber)}`,
    title: meetings.length === 1 || meeting.title === title ? title : `${title}: ${meeting.title}`,
    startAt: Number(meeting.startAt),
    endAt: Number(meeting.endAt),
    sequence: sequence + meeting.revision,
  }));
}

/** The dates of a session for the calendar of a mail's recipient: added, or removed; undefined on demand. */
export function sessionMailCalendar(
  session: SessionDates,
  person: { readonly email: string; readonly firstName: string },
  ctx: { readonly now: number; readonly site: Site },
): MailCalendar | undefined {
  const entries = sessionEntries(session, ctx.site);
  if (entries.length === 0) return undefined;
  const method = entries.every(({ status }) => status === 'CANCELLED') ? 'CANCEL' : 'REQUEST';
  return mailCalendar(method, entries, { email: person.email, name: person.firstName }, ctx);
}
