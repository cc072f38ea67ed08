import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { anOwnMeeting } from '#parts/facts/wire.fixture.ts';
import { greetingOf } from './greeting.ts';

const zone = 'America/New_York';
const said = (...meetings: Parameters<typeof greetingOf>[0]) => {
  const { live, next } = greetingOf(meetings, noon, zone);
  return [live?.sentence ?? null, next?.sentence ?? null];
};
const writing = anOwnMeeting({ courseTitle: 'Decision Writing', startAt: noon - hour, endAt: noon + hour / 2 });
const clinic = anOwnMeeting({ title: 'Clinic 2', startAt: noon + 3 * day, endAt: noon + 3 * day + hour });
const tonight = anOwnMeeting({ courseTitle: 'Feedback', title: 'Live workshop', startAt: noon + hour });

test('[HOM-01] the greeting names the running meeting and its end, and the next one with its time', () => {
  expect(said(clinic, tonight, writing)).toEqual([
    'Decision Writing is live until 7:30\u00a0AM\u00a0GMT-\u20605.',
    'Next: Feedback, today at 8:00\u00a0AM\u00a0GMT-\u20605.',
  ]);
});

test('[HOM-01] between two meetings nothing is live, and the next one is mentioned, not the last', () => {
  expect(said(clinic, anOwnMeeting({ startAt: noon + 9 * day }))).toEqual([
    null,
    'Next: Pricing as Strategy, Thu, Mar 5, 7:00\u00a0AM\u00a0GMT-\u20605.',
  ]);
  expect(said()).toEqual([null, null]);
});

test('[HOM-01] two rooms that are open at once are both linked, the running one first', () => {
  const soon = anOwnMeeting({
    sessionId: 'soon',
    courseTitle: 'Feedback',
    startAt: noon + hour / 6,
    endAt: noon + hour,
  });
  const { live, also, next } = greetingOf([soon, clinic, { ...writing, sessionId: 'writing' }], noon, zone);
  expect([live?.meeting.sessionId, also?.meeting.sessionId]).toEqual(['writing', 'soon']);
  expect(also?.sentence).toBe('Feedback starts at 7:10\u00a0AM\u00a0GMT-\u20605.');
  expect(next?.meeting).toBe(clinic);
  const again = { ...soon, sessionId: 'writing' };
  expect(greetingOf([again, { ...writing, sessionId: 'writing' }], noon, zone)).toMatchObject({
    also: null,
    next: { meeting: again },
  });
});

test('[HOM-01] a room that opens in a few minutes can be joined already', () => {
  const soon = anOwnMeeting({ courseTitle: 'Feedback', startAt: noon + hour / 6, endAt: noon + hour });
  expect(said(soon, clinic)).toEqual([
    'Feedback starts at 7:10\u00a0AM\u00a0GMT-\u20605.',
    'Next: Pricing as Strategy, Thu, Mar 5, 7:00\u00a0AM\u00a0GMT-\u20605.',
  ]);
});
