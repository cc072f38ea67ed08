import { hour } from '../time.ts';
import {
  defaultCategory,
  endOf,
  hasEnded,
  isRunning,
  type EventStatus,
  type EventTimes,
  type RsvpStatus,
} from './facts.ts';

/** How long before its start an event can be joined (D36). */
const joinableBefore = 3 * hour;

/** An event as the rules need it. */
export interface EventFacts extends EventTimes {
  readonly status: EventStatus;
}

/** An event as it is answered. */
export interface AnsweredEvent extends EventFacts {
  /** False for a date that nobody attends. */
  readonly takesRsvp: boolean;
}

/** What tells a date that nobody attends from an event. */
export interface EventKind {
  /** Null: the default one. */
  readonly category: string | null;
  readonly type: string | null;
  /** The room for everybody. */
  readonly zoomLink: string | null;
}

/**
 * Whether an event is answered (EVT-11): nobody attends a key date that is of no type and has no room, such as the day
 * on which certificates are issued.
 */
export function takesRsvp({ category, type, zoomLink }: EventKind): boolean {
  const isKeyDate = (category ?? defaultCategory.category) === defaultCategory.category;
  return !isKeyDate || type !== null || zoomLink !== null;
}

/** Whether a member attends: the answer is yes, and the event takes place. */
export function isAttending(status: EventStatus, answer: RsvpStatus | null): boolean {
  return status === 'PUBLISHED' && answer === 'ACTIVE';
}

/**
 * Why this answer may not be given at `now`, null when it may (EVT-03, EVT-11): an event that is over keeps its
 * answers, and one that is canceled, or that nobody attends, can only be left.
 */
export function refuseRsvp(
  event: AnsweredEvent,
  answer: RsvpStatus,
  now: number,
): 'EVENT_ENDED' | 'EVENT_CANCELED' | 'EVENT_WITHOUT_RSVP' | null {
  if (hasEnded(event, now)) return 'EVENT_ENDED';
  if (answer === 'DELETED') return null;
  if (event.status === 'CANCELED') return 'EVENT_CANCELED';
  return event.takesRsvp ? null : 'EVENT_WITHOUT_RSVP';
}

/**
 * Whether an event is on at `now`, in step with its banner (EVT-12); a date that nobody attends never is: there is
 * nothing to watch.
 */
export function isOn(event: AnsweredEvent, now: number): boolean {
  return event.status === 'PUBLISHED' && event.takesRsvp && isRunning(event, now);
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
