import { describe, expect, it } from 'vitest';
import { hour } from '../time.ts';
import { isAttending, refuseInviting, refuseRsvp, roomHours, roomState, takesRsvp } from './attendance.ts';

const start = Date.UTC(2026, 10, 2, 15);
const event = { eventStart: start, eventEnd: start + hour, status: 'PUBLISHED', takesRsvp: true } as const;
const canceled = { ...event, status: 'CANCELED' } as const;

describe('attending', () => {
  it('is a yes to an event that takes place', () => {
    expect(isAttending('PUBLISHED', 'ACTIVE')).toBe(true);
    expect(isAttending('PUBLISHED', 'DELETED')).toBe(false);
    expect(isAttending('PUBLISHED', null)).toBe(false);
    expect(isAttending('CANCELED', 'ACTIVE')).toBe(false);
  });
});

describe('[EVT-03] an answer', () => {
  it('is taken until the end', () => {
    for (const answer of ['ACTIVE', 'DELETED'] as const) {
      expect(refuseRsvp(event, answer, start + hour - 1)).toBeNull();
      expect(refuseRsvp(event, answer, start + hour)).toBe('EVENT_ENDED');
    }
  });

  it('to a canceled event can only be taken back', () => {
    expect(refuseRsvp(canceled, 'ACTIVE', start)).toBe('EVENT_CANCELED');
    expect(refuseRsvp(canceled, 'DELETED', start)).toBeNull();
    expect(refuseRsvp(canceled, 'ACTIVE', start + hour)).toBe('EVENT_ENDED');
  });
});

describe('[EVT-11] a key date', () => {
  const keyDate = { category: null, type: null, zoomLink: null };

  it('has no RSVP, unless it is of a type or has a room', () => {
    expect(takesRsvp(keyDate)).toBe(false);
    expect(takesRsvp({ ...keyDate, category: 'KEY_DATES' })).toBe(false);
    expect(takesRsvp({ ...keyDate, type: 'ORIENTATION' })).toBe(true);
    expect(takesRsvp({ ...keyDate, zoomLink: '/room' })).toBe(true);
    expect(takesRsvp({ ...keyDate, category: 'ORIENTATION' })).toBe(true);
  });

  it('can only be left by a member who answered it before', () => {
    expect(refuseRsvp({ ...event, takesRsvp: false }, 'ACTIVE', start)).toBe('EVENT_WITHOUT_RSVP');
    expect(refuseRsvp({ ...event, takesRsvp: false }, 'DELETED', start)).toBeNull();
    expect(refuseRsvp({ ...canceled, takesRsvp: false }, 'ACTIVE', start)).toBe('EVENT_CANCELED');
  });
});

describe('[EVT-06] inviting', () => {
  it('ends with the event', () => {
    expect(refuseInviting(event, start + hour - 1)).toBeNull();
    expect(refuseInviting(event, start + hour)).toBe('EVENT_ENDED');
    expect(refuseInviting(canceled, start)).toBe('EVENT_CANCELED');
  });
});

describe('[EVT-05] the room', () => {
  it('is open from three hours before the start to the end', () => {
    expect(roomHours(event)).toEqual({ opensAt: start - 3 * hour, closesAt: start + hour });
    expect(roomState(event, start - 3 * hour - 1)).toBe('ahead');
    expect(roomState(event, start - 3 * hour)).toBe('open');
    expect(roomState(event, start + hour - 1)).toBe('open');
    expect(roomState(event, start + hour)).toBe('over');
  });
});
