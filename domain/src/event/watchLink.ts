import { roomState } from './attendance.ts';
import type { EventTimes } from './facts.ts';

export interface EventLinks {
  /** The member's own, once the meeting provider has registered them. */
  readonly zoomJoinUrl: string | null;
  readonly zoomLink: string | null;
  readonly recordingUrl: string | null;
}

/**
 * Where this member can watch an event at `now`, null for nowhere (EVT-05, D36, THR-41): those who attend, from three
 * hours before the start until the end; afterwards the recording, if there is one, for everyone who may open the event.
 */
export function watchLink(event: EventTimes & EventLinks, attending: boolean, now: number): string | null {
  const room = roomState(event, now);
  if (room === 'over') return event.recordingUrl;
  if (!attending || room === 'ahead') return null;
  return event.zoomJoinUrl ?? event.zoomLink;
}
