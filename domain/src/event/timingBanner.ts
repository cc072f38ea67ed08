import { hasEnded, type EventTimes } from './facts.ts';
import { day, minute } from '../time.ts';

export type TimingBanner =
  | { readonly kind: 'concluded'; readonly text: string }
  | { readonly kind: 'countdown'; readonly text: string }
  | { readonly kind: 'started'; readonly text: string }
  | { readonly kind: 'later'; readonly text: string };

/**
 * The banner above an event at `now`, epoch milliseconds (EVT-04, learning.md): over, less than a day ahead, running,
 * or further ahead. Minutes are rounded up, so that the last one reads '1 minute' and not '0 minutes'.
 */
export function timingBanner(event: EventTimes, attending: boolean, now: number): TimingBanner {
  if (hasEnded(event, now)) return { kind: 'concluded', text: 'This event has concluded.' };
  const ahead = event.eventStart - now;
  if (ahead <= 0) return { kind: 'started', text: 'Event has started' };
  if (ahead >= day)
    return { kind: 'later', text: 'Link to Event will be shown here at least 1 hour before event starts.' };
  const minutes = Math.ceil(ahead / minute);
  const text = `Starts in ${count(Math.floor(minutes / 60), 'hour')} ${count(minutes % 60, 'minute')}`;
  return { kind: 'countdown', text: attending ? text : `${text} - Save your spot now!` };
}

function count(amount: number, unit: string): string {
  return `${String(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}
