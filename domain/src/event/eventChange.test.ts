import { expect, test } from 'vitest';
import { hour } from '../time.ts';
import { eventChange } from './eventChange.ts';

const at = (start: number, status: 'CANCELED' | 'PUBLISHED' = 'PUBLISHED', length: number | null = hour) => ({
  eventStart: start,
  eventEnd: length === null ? null : start + length,
  status,
});

test.each([
  ['moved', at(10 * hour), at(20 * hour), 0, 'MOVED'],
  ['as long, from the same hour', at(10 * hour), at(10 * hour), 0, null],
  ['longer', at(10 * hour), at(10 * hour, 'PUBLISHED', 2 * hour), 0, 'MOVED'],
  ['put forward to what is over', at(10 * hour), at(2 * hour), 5 * hour, null],
  ['moved after it was over', at(hour), at(9 * hour), 5 * hour, 'MOVED'],
  ['canceled', at(10 * hour), at(10 * hour, 'CANCELED'), 0, 'CANCELED'],
  ['moved and canceled', at(10 * hour), at(20 * hour, 'CANCELED'), 0, 'CANCELED'],
  ['canceled while it runs', at(10 * hour), at(10 * hour, 'CANCELED'), 10.5 * hour, 'CANCELED'],
  [
    'canceled when it is over, an hour after its start',
    at(10 * hour, 'PUBLISHED', null),
    at(10 * hour, 'CANCELED', null),
    11 * hour,
    null,
  ],
  ['moved while it is canceled', at(10 * hour, 'CANCELED'), at(20 * hour, 'CANCELED'), 0, null],
  ['on again', at(10 * hour, 'CANCELED'), at(20 * hour), 0, 'TAKES_PLACE'],
  ['on again when it is over', at(10 * hour, 'CANCELED'), at(10 * hour), 12 * hour, null],
] as const)(
  '[EVT-03] of an event that is %s attendees are told what they need to know',
  (_, before, after, now, change) => {
    expect(eventChange(before, after, now)).toBe(change);
  },
);
