import { isAttending, takesRsvp } from '@atrium/domain/event/attendance.ts';
import { defaultCategory, hasEnded, type EventTimes } from '@atrium/domain/event/facts.ts';
import { watchLink } from '@atrium/domain/event/watchLink.ts';
import { lazy } from '../../../base/lazy.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { EventCalendarLinks, MemberEvent, MemberEventRow } from '../types.ts';

/** What the rules need to know of an event. */
export function timesOf({ eventStart, eventEnd }: Pick<MemberEventRow, 'eventStart' | 'eventEnd'>): EventTimes {
  return { eventStart: Number(eventStart), eventEnd: eventEnd === null ? null : Number(eventEnd) };
}

/**
 * An event as its member may see it at `now`, epoch milliseconds: with the address of the room only for those who
 * attend and while it can be joined, and with the recording only after the end (EVT-05, D36, THR-41). `linksOf` finds
 * how to add an event to a calendar.
 */
export function toMemberEvent(
  row: MemberEventRow,
  now: number,
  linksOf: (event: MemberEventRow) => Promise<EventCalendarLinks | null>,
): MemberEvent {
  const { type, typeLabel, category, categoryLabel, zoomJoinUrl, zoomLink, recordingUrl } = row;
  const times = timesOf(row);
  const attending = isAttending(row.status, row.rsvpStatus);
  const links = {
    zoomJoinUrl: safeLink(zoomJoinUrl),
    zoomLink: safeLink(zoomLink),
    recordingUrl: safeLink(recordingUrl),
  };
  const isCanceled = row.status === 'CANCELED';
  return {
    memberEventId: row.memberEventId,
    eventStart: row.eventStart,
    eventEnd: row.eventEnd,
    timeZone: row.timeZone,
    title: row.title,
    subtitle: row.subtitle,
    details: cleanHtml(row.details),
    status: row.status,
    heroImageUrl: row.heroImageUrl,
    eventType: type === null ? null : { type, label: typeLabel ?? type },
    eventCategory: category === null ? defaultCategory : { category, label: categoryLabel ?? category },
    attending,
    takesRsvp: takesRsvp(row),
    zoomLink: isCanceled ? null : watchLink({ ...times, ...links }, attending, now),
    recordingUrl: hasEnded(times, now) && !isCanceled ? links.recordingUrl : null,
    // three fields ask for it
    calendar: lazy(() => (attending ? linksOf(row) : Promise.resolve(null))).get,
  };
}
