import { hour } from '../time.ts';

/** What the rules need to know of a member event. Instants are epoch milliseconds. */
export interface EventTimes {
  readonly eventStart: number;
  /** Null: not given. */
  readonly eventEnd: number | null;
}

/** One member's answer to one event: they attend it, or have canceled that. */
export const rsvpStatuses = ['ACTIVE', 'DELETED'] as const;
export type RsvpStatus = (typeof rsvpStatuses)[number];

/** Whether an event takes place. */
export type EventStatus = 'PUBLISHED' | 'CANCELED';

/** The category shown for an event that has none (EVT-10). */
export const defaultCategory = { category: 'KEY_DATES', label: 'Key Date' } as const;

/** When an event ends, epoch milliseconds: an hour after its start where no end is given (D36). */
export function endOf({ eventStart, eventEnd }: EventTimes): number {
  return eventEnd ?? eventStart + hour;
}

/** Whether an event is over at `now` (EVT-08). */
export function hasEnded(event: EventTimes, now: number): boolean {
  return now >= endOf(event);
}

/** Whether an event has started and is not over at `now`. */
export function isRunning(event: EventTimes, now: number): boolean {
  return event.eventStart <= now && !hasEnded(event, now);
}

/**
 * The two lists of the events page, by their values in its address: what is not over yet, soonest first, or what is,
 * most recent first (EVT-08).
 */
export const eventSorts = { latest: 'Latest Events', past: 'Past Events' } as const;
export type EventSort = keyof typeof eventSorts;
