import { hour } from '../session/facts.ts';
import { hasEnded, type EventTimes } from './facts.ts';

/** How long before its start an event can be joined (D36). */
export const joinableBefore = 3 * hour;

export interface EventLinks {
  /** The member's own, once the meeting provider has registered them. */
  readonly zoomJoinUrl: string | null;
  readonly zoomLink: string | null;
  readonly recordingUrl: string | null;
}

/**
 * Where this member can watch an event at `now`, null for nowhere (EVT-05, D36, THR-41): whoever attends, from three hours
 * before the start until the end; afterwards the recording, if there is one, for everyone who may open the event.
 */
export function watchLink(event: EventTimes & EventLinks, attending: boolean, now: number): string | null {
  if (hasEnded(event, now)) return event.recordingUrl;
  if (!attending || now < event.eventStart - joinableBefore) return null;
  return event.zoomJoinUrl ?? event.zoomLink;
}
