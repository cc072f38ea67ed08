import { isAttending } from '@atrium/domain/event/attendance.ts';
import { endOf } from '@atrium/domain/event/facts.ts';
import { linkTo, type Site } from '../../../base/site.ts';
import type { CalendarEntry } from '../../../base/text/icalendar.ts';
import type { MemberEventRow } from '../types.ts';
import { timesOf } from './memberEvent.ts';

/** An event in its member's calendar; its sequence rises with each change of the event and of the answer (D37, D38). */
export function eventEntry(event: MemberEventRow, site: Site): CalendarEntry {
  const { memberEventId, title, subtitle, status, rsvpStatus, revision, changes } = event;
  const times = timesOf(event);
  const url = linkTo(site, `/events/${encodeURIComponent(memberEventId)}`);
  const isOff = status === 'CANCELED' || rsvpStatus === 'DELETED';
  return {
    id: `event-${memberEventId}`,
    title,
    description: `${subtitle}\n${url}`,
    startAt: times.eventStart,
    endAt: endOf(times),
    url,
    sequence: revision + (changes ?? 0),
    status: isOff ? 'CANCELLED' : isAttending(status, rsvpStatus) ? 'CONFIRMED' : 'TENTATIVE',
  };
}
