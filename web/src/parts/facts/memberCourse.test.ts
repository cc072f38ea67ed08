import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { courseCardProps } from './courseCardProps.tsx';
import { toMemberCourse } from './memberCourse.ts';
import { toMemberSession } from './memberSession.ts';
import { anOwnMeeting, aWireCard, aWireOnDemand, aWireSession } from './wire.fixture.ts';

const view = { now: noon, zone: 'America/New_York', meetings: [] };
const props = (card: ReturnType<typeof aWireCard>, more = {}) =>
  courseCardProps(card, toMemberCourse(card, noon), { ...view, ...more });

test('millisecond strings become numbers, and the session’s own fields are kept', () => {
  const meta = { eventLink: 'https://meet.example/1', detailCtaText: 'Again', liveEnrollDescriptor: 'Two live hours' };
  const session = toMemberSession(
    aWireSession({
      startAt: '1000',
      endAt: null,
      offerExpiresAt: '3000',
      sessionMeta: { ...meta, addEventsCalendarUrl: null },
    }),
    ['ai-academy'],
  );
  expect(session).toMatchObject({ startAt: 1000, endAt: null, offerExpiresAt: 3000, openTo: ['ai-academy'], ...meta });
  expect('openTo' in toMemberSession(aWireSession())).toBe(false);
});

test('[CAT-03] a card has the facts that decide its section', () => {
  expect(toMemberCourse(aWireCard({ sessions: [aWireSession(), aWireOnDemand()] }), noon)).toMatchObject({
    numUpcomingSessions: 1,
    hasOnDemand: true,
    enrolled: false,
    waitListed: false,
    userCompleted: false,
  });
  const enrolled = aWireCard({ sessions: [aWireSession({ enrollmentStatus: 'ENROLLED' })] });
  expect(toMemberCourse(enrolled, noon)).toMatchObject({ enrolled: true, numUpcomingSessions: 0 });
});

test('[CRS-07] a hidden session is left out of the card, unless requested or the member’s own', () => {
  const hidden = aWireSession({ hideInCatalog: true });
  const ids = (options = {}, status = hidden.enrollmentStatus) =>
    toMemberCourse(aWireCard({ sessions: [{ ...hidden, enrollmentStatus: status }] }), noon, options).sessions.length;
  expect(ids()).toBe(0);
  expect(ids({ showHiddenInCatalog: true })).toBe(1);
  expect(ids({}, 'ENROLLED')).toBe(1);
});

test('[CRD-01] a card shows length, next live date, on-demand availability, rating and whether it is saved', () => {
  expect(props(aWireCard({ bookmarked: true, sessions: [aWireSession(), aWireOnDemand()] }))).toMatchObject({
    href: '/courses/c1',
    kind: 'Sprint',
    length: '2 weeks',
    by: 'Henrik Lindqvist',
    rating: 4.85,
    nextLive: 'Next live Apr 1, 8:00\u00a0AM\u00a0GMT-\u20604',
    onDemand: true,
    saved: true,
  });
});

test('[CRD-01] the live line follows the member’s meetings, else the next session to start', () => {
  const line = (sessions: Parameters<typeof aWireCard>[0] & object, ...meetings: ReturnType<typeof anOwnMeeting>[]) =>
    props(aWireCard(sessions), { meetings }).nextLive;
  const running = { enrollmentStatus: 'ENROLLED', startAt: String(noon - hour), endAt: String(noon + day) } as const;
  const own = { sessions: [aWireSession(running), aWireSession({ sessionId: 'later' })] };
  expect(line(own, anOwnMeeting({ startAt: noon - hour / 2 }))).toBe('Live now');
  expect(line(own, anOwnMeeting({ startAt: noon - hour / 2, courseId: 'other' }))).toBe(
    'Next live Apr 1, 8:00\u00a0AM\u00a0GMT-\u20604',
  );
  expect(line(own, anOwnMeeting({ startAt: noon + hour }))).toBe('Next live today, 8:00\u00a0AM\u00a0GMT-\u20605');
  expect(line({ sessions: [aWireSession({ startAt: String(noon + 300 * day) })] })).toBe('Next live Dec 27, 2026');
  expect(line({ sessions: [aWireOnDemand()] })).toBe(null);
  const past = { startAt: String(noon - 9 * day), endAt: String(noon - 2 * day) };
  expect(line({ sessions: [aWireSession({ ...past, enrollmentStatus: 'COMPLETED' }), aWireOnDemand()] })).toBe(
    'Finished Feb 28, 2026',
  );
  expect(line({ sessions: [aWireSession({ ...past, enrollmentStatus: 'CLOSED' })] })).toBe('No live dates yet');
  // finished, and to be taken again: its card is among the past courses and among the available ones
  const again = [aWireSession({ ...past, enrollmentStatus: 'COMPLETED' }), aWireSession({ sessionId: 'again' })];
  expect(line({ sessions: again })).toBe('Repeats Apr 1, 8:00\u00a0AM\u00a0GMT-\u20604');
  expect(line({ hasEarnedBadge: true })).toBe('Repeats Apr 1, 8:00\u00a0AM\u00a0GMT-\u20604');
  expect(line({ hasEarnedBadge: true, sessions: [aWireSession({ enrollmentStatus: 'ENROLLED' })] })).toBe(
    'Next live Apr 1, 8:00\u00a0AM\u00a0GMT-\u20604',
  );
});

test('[CRS-05] transactional viewers see the date of the session instead', () => {
  expect(props(aWireCard(), { showDates: true }).nextLive).toBe('Session Apr 1, 8:00\u00a0AM\u00a0GMT-\u20604');
});

test('[CRS-07] hideTimeAndFacultyLabels takes times and faculty off the card', () => {
  expect(props(aWireCard({ hideTimeAndFacultyLabels: true }))).toMatchObject({
    length: null,
    by: null,
    nextLive: null,
  });
});

test('[CRS-06] a workshop without a session says 1-3 hours, an on-demand course its length', () => {
  const sessions = [aWireOnDemand()];
  expect(props(aWireCard({ courseType: 'WORKSHOP', sessions: [] })).length).toBe('1-3 hours');
  expect(props(aWireCard({ courseType: 'WORKSHOP', sessions, lengthMinutes: 12 })).length).toBe('12 minutes');
  expect(props(aWireCard({ sessions })).length).toBe('3 hours 10 minutes');
});

test('[CRD-02] [CRD-03] status and earned badge are shown together, an urgent one in the accent color', () => {
  const soon = aWireSession({ enrollmentClose: String(noon + 3 * day + hour) });
  const labels = (given: Parameters<typeof aWireCard>[0]) => props(aWireCard(given)).tags?.map(({ label }) => label);
  expect(props(aWireCard({ sessions: [soon] })).tags).toMatchObject([{ label: 'Closes in 3 Days', weight: 'loud' }]);
  expect(labels({ hasEarnedBadge: true })).toEqual(['Badge Earned']);
  expect(labels({ hasEarnedBadge: true, badgeAsCompletion: true })).toEqual(['Completed']);
  expect(labels({ sessions: [aWireSession({ enrollmentStatus: 'WAITLISTED' })], hasEarnedBadge: true })).toEqual([
    'Waitlisted!',
    'Badge Earned',
  ]);
});

test('[CRD-01] a sprint in its last day, which cannot be joined any more, says so instead of waiting for dates', () => {
  const ends = (endAt: number) =>
    props(aWireCard({ sessions: [aWireSession({ startAt: String(noon - 13 * day), endAt: String(endAt) })] })).nextLive;
  expect(ends(noon + 8 * hour)).toBe('In its last day');
  expect(ends(noon + 3 * day)).toBe('No live dates yet');
});
