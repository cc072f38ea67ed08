import { day, minute } from '../time.ts';
import type { AnsweredEvent } from './attendance.ts';
import { hasEnded, isRunning, type EventTimes } from './facts.ts';

export type TimingBanner =
  | { readonly kind: 'concluded'; readonly text: string }
  | { readonly kind: 'countdown'; readonly text: string }
  | { readonly kind: 'started'; readonly text: string }
  | { readonly kind: 'later'; readonly text: string };

/**
 * The banner above an event at `now`, epoch milliseconds (EVT-04, learning.md): over, less than a day ahead, running,
 * or further ahead. Minutes are rounded up, so that the last one reads '1 minute' and not '0 minutes'. A date that
 * nobody attends has neither a spot nor a link, so it has no appeal, and null further ahead (EVT-11).
 */
export function timingBanner(
  event: EventTimes & Pick<AnsweredEvent, 'takesRsvp'>,
  attending: boolean,
  now: number,
): TimingBanner | null {
  if (hasEnded(event, now)) return { kind: 'concluded', text: 'This event has concluded.' };
  const ahead = event.eventStart - now;
  if (isRunning(event, now)) return { kind: 'started', text: 'Event has started' };
  if (ahead >= day) {
    const text = 'Link to Event will be shown here at least 1 hour before event starts.';
    return event.takesRsvp ? { kind: 'later', text } : null;
  }
  const minutes = Math.ceil(ahead / minute);
  const text = `Starts in ${count(Math.floor(minutes / 60), 'hour')} ${count(minutes % 60, 'minute')}`;
  return { kind: 'countdown', text: attending || !event.takesRsvp ? text : `${text} - Save your spot now!` };
}

function count(amount: number, unit: string): string {
  return `${String(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}
