import { endOf, hasEnded, type EventStatus, type EventTimes, type RsvpStatus } from './facts.ts';
import { hour } from '../time.ts';

/** How long before its start an event can be joined (D36). */
const joinableBefore = 3 * hour;

/** An event as the rules need it. */
export interface EventFacts extends EventTimes {
  readonly status: EventStatus;
}

/** Whether a member attends: the answer is yes, and the event takes place. */
export function isAttending(status: EventStatus, answer: RsvpStatus | null): boolean {
  return status === 'PUBLISHED' && answer === 'ACTIVE';
}

/**
 * Why this answer may not be given at `now`, null when it may (EVT-03): an event that is over keeps its answers, and
 * one that is canceled can only be left.
 */
export function refuseRsvp(
  event: EventFacts,
  answer: RsvpStatus,
  now: number,
): 'EVENT_ENDED' | 'EVENT_CANCELED' | null {
  if (hasEnded(event, now)) return 'EVENT_ENDED';
  return answer === 'ACTIVE' && event.status === 'CANCELED' ? 'EVENT_CANCELED' : null;
}

/** Why nobody may be invited to this event at `now`, null when they may (EVT-06). */
export function refuseInviting(event: EventFacts, now: number): 'EVENT_ENDED' | 'EVENT_CANCELED' | null {
  if (event.status === 'CANCELED') return 'EVENT_CANCELED';
  return hasEnded(event, now) ? 'EVENT_ENDED' : null;
}

/**
 * When the room of an event is open, epoch milliseconds: from three hours before the start to the end (EVT-05, D36).
 */
export function roomHours(event: EventTimes): { readonly opensAt: number; readonly closesAt: number } {
  return { opensAt: event.eventStart - joinableBefore, closesAt: endOf(event) };
}

/** Whether the room of an event is still closed, open, or closed again at `now`. */
export function roomState(event: EventTimes, now: number): 'ahead' | 'open' | 'over' {
  const { opensAt, closesAt } = roomHours(event);
  return now >= closesAt ? 'over' : now >= opensAt ? 'open' : 'ahead';
}
