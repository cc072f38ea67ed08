import { describe, expect, it, test } from 'vitest';
import { day, hour, minute } from '../time.ts';
import { isOn } from './attendance.ts';
import { endOf, hasEnded } from './facts.ts';
import { timingBanner } from './timingBanner.ts';
import { watchLink } from './watchLink.ts';

const start = Date.UTC(2026, 10, 2, 15);
const event = { eventStart: start, eventEnd: start + 45 * minute, takesRsvp: true };

describe('the end of an event', () => {
  it('is an hour after its start where none is given (D36)', () => {
    expect(endOf({ eventStart: start, eventEnd: null })).toBe(start + hour);
    expect(endOf(event)).toBe(start + 45 * minute);
  });

  it('is the first instant at which it is over', () => {
    expect(hasEnded(event, event.eventEnd - 1)).toBe(false);
    expect(hasEnded(event, event.eventEnd)).toBe(true);
  });
});

describe('[EVT-04] the timing banner', () => {
  const note = 'Link to Event will be shown here at least 1 hour before event starts.';
  it.each([
    ['a day ahead', -day, 'later', note, note],
    ['less than a day', -day + 1, 'countdown', 'Starts in 24 hours 0 minutes', ' - Save your spot now!'],
    [
      'hours and minutes',
      -(5 * hour + 3 * minute),
      'countdown',
      'Starts in 5 hours 3 minutes',
      ' - Save your spot now!',
    ],
    ['one of each', -(hour + minute), 'countdown', 'Starts in 1 hour 1 minute', ' - Save your spot now!'],
    ['a part of a minute', -1, 'countdown', 'Starts in 0 hours 1 minute', ' - Save your spot now!'],
    ['the start', 0, 'started', 'Event has started', ''],
    ['the last instant', 45 * minute - 1, 'started', 'Event has started', ''],
    ['the end', 45 * minute, 'concluded', 'This event has concluded.', ''],
  ] as const)('at %s', (_, offset, kind, text, appeal) => {
    expect(timingBanner(event, true, start + offset)).toEqual({ kind, text });
    const expected = kind === 'countdown' ? `${text}${appeal}` : text;
    expect(timingBanner(event, false, start + offset)).toEqual({ kind, text: expected });
  });
});

test('[EVT-12] an event is on while its banner says that it has started; one that is canceled, or that nobody attends, never', () => {
  const published = { ...event, status: 'PUBLISHED' } as const;
  const at = [start - 1, start, event.eventEnd - 1, event.eventEnd];
  expect(at.map((now) => isOn(published, now))).toEqual([false, true, true, false]);
  const banners = at.map((now) => timingBanner(published, true, now)?.kind === 'started');
  expect(at.map((now) => isOn(published, now))).toEqual(banners);
  expect(isOn({ ...published, status: 'CANCELED' }, start)).toBe(false);
  expect(isOn({ ...published, takesRsvp: false }, start)).toBe(false);
});

describe('[EVT-04] [EVT-11] the timing banner of an event without RSVP', () => {
  const keyDate = { ...event, takesRsvp: false };

  it('counts down without an appeal, and promises no link', () => {
    const text = 'Starts in 1 hour 0 minutes';
    expect(timingBanner(keyDate, false, start - hour)).toEqual({ kind: 'countdown', text });
    expect(timingBanner(keyDate, false, start - day)).toBeNull();
  });
});

describe('[EVT-05] the watch link', () => {
  const links = { zoomJoinUrl: '/own', zoomLink: '/all', recordingUrl: '/recording' };
  const at = (offset: number, attending = true, own: Partial<typeof links> | Record<string, null> = {}) =>
    watchLink({ ...event, ...links, ...own }, attending, start + offset);

  it('opens three hours before the start, for members who attend', () => {
    expect(at(-3 * hour - 1)).toBeNull();
    expect(at(-3 * hour)).toBe('/own');
    expect(at(45 * minute - 1)).toBe('/own');
    expect(at(-3 * hour, false)).toBeNull();
    expect(at(0, false)).toBeNull();
  });

  it('is the common one until the provider has registered the member (D37)', () => {
    expect(at(0, true, { zoomJoinUrl: null })).toBe('/all');
    expect(at(0, true, { zoomJoinUrl: null, zoomLink: null })).toBeNull();
  });

  it('is the recording after the end, for everyone, if there is one', () => {
    expect(at(45 * minute, false)).toBe('/recording');
    expect(at(45 * minute, true, { recordingUrl: null })).toBeNull();
  });
});
