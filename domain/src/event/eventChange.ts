import { hasEnded, type EventStatus, type EventTimes } from './facts.ts';

interface Dated extends EventTimes {
  readonly status: EventStatus;
}

/** What attendees get a mail about: other times, that it is canceled, or that it takes place after all (D74). */
export type EventChange = 'CANCELED' | 'MOVED' | 'TAKES_PLACE';

/**
 * What has changed between what attendees know and what is so now; null for nothing that they need to know, such as a
 * change that was taken back, or one of an event that was over.
 */
export function eventChange(before: Dated, after: Dated, now: number): EventChange | null {
  if (after.status === 'CANCELED') {
    return before.status === 'CANCELED' || hasEnded(before, now) ? null : 'CANCELED';
  }
  if (hasEnded(after, now)) return null;
  if (before.status === 'CANCELED') return 'TAKES_PLACE';
  const isSame = before.eventStart === after.eventStart && before.eventEnd === after.eventEnd;
  return isSame ? null : 'MOVED';
}
