import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { callToAction } from '@atrium/domain/session/callToAction.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { calendarItems } from '#parts/calendarItems.tsx';
import { toMemberSession } from '#parts/facts/memberSession.ts';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import { dialogAfter } from './afterEnrollment.ts';
import { reasonWhyNot } from './reasonWhyNot.ts';

const session = (given: Parameters<typeof aWireSession>[0]) => toMemberSession(aWireSession(given));

test('[ENR-02] a waitlist rank, a seat, or no dialog when the session is running', () => {
  const after = (given: Parameters<typeof aWireSession>[0]) =>
    dialogAfter(session(given), 'Pricing as Strategy', noon)?.kind ?? null;
  expect(after({ enrollmentStatus: 'WAITLISTED' })).toBe('waitlisted');
  expect(after({ enrollmentStatus: 'ENROLLED' })).toBe('enrolled');
  expect(after({ enrollmentStatus: 'ENROLLED', startAt: String(noon - hour), endAt: String(noon + hour) })).toBe(null);
});

test('[ENR-02] the calendar takes a file, a subscription, Google and Outlook', () => {
  const items = calendarItems({ url: 'https://a.example/calendar/x.ics', googleUrl: 'g', outlookUrl: 'o' });
  expect(items.map(({ href }) => href)).toEqual([
    'https://a.example/calendar/x.ics',
    'webcal://a.example/calendar/x.ics',
    'g',
    'o',
  ]);
});

test('[CRS-03] a disabled button shows its reason', () => {
  const viewer = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  const why = (given: Parameters<typeof aWireSession>[0]) => {
    const one = session({ ...given, entitled: false });
    const action = callToAction(viewer, one, noon);
    expect(action.disabled).toBe(true);
    return reasonWhyNot(action, one, noon, 'Mar 9');
  };
  expect(why({ enrollmentStatus: 'FUTURE' })).toBe('Enrollment opens Mar 9.');
  expect(why({ enrollmentStatus: 'CLOSED', seatsRemaining: 0 })).toBe('This session is full.');
  expect(why({ enrollmentStatus: 'CLOSED' })).toBe('Enrollment for this session is closed.');
  expect(why({ enrollmentStatus: 'CLOSED', cancelled: true })).toBe('This session was canceled.');
  expect(why({ enrollmentStatus: 'CLOSED', endAt: String(noon) })).toBe('This session has ended.');
  expect(why({ enrollmentStatus: 'ENROLL', endAt: String(noon + hour) })).toMatch(/^Enrollment is over/);
  expect(why({ enrollmentStatus: 'MANUAL' })).toMatch(/^Enrollment is by invitation/);
});

test('[CRS-04] a session that the server found entitled is not locked in the browser', () => {
  const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
  expect(callToAction(limited, session({ entitled: false }), noon).key).toBe('lockedEnroll');
  expect(callToAction(limited, session({ entitled: true }), noon).key).toBe('enroll');
});
