import { expect, test } from 'vitest';
import { day, hour } from '../time.ts';
import { cardBadge, earnedBadgeLabel } from './badge.ts';
import { closingLabel } from './closingLabel.ts';
import type { SessionFacts } from './facts.ts';
import { cardLengthLabel, dialogLengthLabel, onDemandLengthLabel } from './length.ts';
import { aCourse, anOnDemandSession, aRunningSession, aSession, noon } from './session.fixture.ts';

const completed = aSession({
  sessionId: 'old',
  startAt: noon - 30 * day,
  endAt: noon - 20 * day,
  enrollmentStatus: 'COMPLETED',
});
const badge = (sessions: SessionFacts[]): string | undefined => cardBadge(aCourse(sessions), noon)?.label;

test('[CRD-02] the ten badges of the catalogue, each in its priority over others that apply', () => {
  const onDemandEnrolled = anOnDemandSession({ enrollmentStatus: 'ENROLLED' });
  const enrolled = aSession({ sessionId: 's2', enrollmentStatus: 'ENROLLED' });
  const waitlisted = aSession({ sessionId: 's3', startAt: noon + 40 * day, enrollmentStatus: 'WAITLISTED' });
  const closing = { enrollmentClose: noon + 50 * hour, lowInventory: true, isFreeSession: true };
  expect(badge([aRunningSession({ enrollmentStatus: 'ENROLLED' }), onDemandEnrolled])).toBe('Active');
  expect(badge([onDemandEnrolled, waitlisted])).toBe('Watching On Demand');
  expect(badge([onDemandEnrolled, enrolled, waitlisted])).toBe('Enrolled');
  expect(badge([completed, waitlisted])).toBe('Waitlisted!');
  expect(badge([aSession({ enrollmentStatus: 'FUTURE', isFreeSession: true })])).toBe('Coming Soon!');
  expect(badge([aSession({ enrollmentStatus: 'WAITLIST', ...closing })])).toBe('Course Full');
  expect(badge([aSession({ enrollmentStatus: 'CLOSED', ...closing })])).toBe('Course Full');
  expect(badge([aSession({ enrollmentStatus: 'CLOSED', seatsRemaining: 0 })])).toBe('Course Full');
  for (const seatsRemaining of [1, null]) {
    expect(badge([aSession({ enrollmentStatus: 'CLOSED', seatsRemaining })])).toBe('Enrollment Closed');
    expect(badge([aSession({ enrollmentStatus: 'WAITLIST', seatsRemaining })])).toBe('Course Full');
  }
  const justOver = { ...completed, endAt: noon - 2 * day };
  expect(badge([justOver, aSession({ enrollmentStatus: 'FUTURE' })])).toBe('Just Ended');
  expect(badge([{ ...justOver, endAt: noon - 6 * day }, aSession({ enrollmentStatus: 'FUTURE' })])).toBe(
    'Coming Soon!',
  );
  expect(badge([aSession(closing)])).toBe('Closes in 2 Days');
  expect(badge([aSession({ lowInventory: true, isFreeSession: true })])).toBe('Limited Availability');
  expect(badge([aRunningSession({ enrollmentClose: noon + 30 * day, isFreeSession: true })])).toBe('Active');
  expect(badge([aSession({ isFreeSession: true })])).toBe('Free Course');
  expect(badge([aSession()])).toBeUndefined();
  expect(badge([])).toBeUndefined();
});

test('[CRD-02] an earned badge adds its label', () => {
  expect(earnedBadgeLabel({ userEarnedBadge: true, badgeAsCompletion: false })).toBe('Badge Earned');
  expect(earnedBadgeLabel({ userEarnedBadge: true, badgeAsCompletion: true })).toBe('Completed');
  expect(earnedBadgeLabel({ userEarnedBadge: false, badgeAsCompletion: true })).toBeNull();
});

test('[CRD-03] closing: days over 24 hours, else hours, from 168 hours on', () => {
  expect([169, 168, 49, 25, 24, 2, 1, 0, null].map(closingLabel)).toEqual([
    null,
    'Closes in 7 Days',
    'Closes in 2 Days',
    'Closes in 1 Day',
    'Closes in 24 Hours',
    'Closes in 2 Hours',
    'Closes in 1 Hour',
    'Closes in 1 Hour',
    null,
  ]);
});

test('[CRS-06] length labels of cards and dialogs', () => {
  const long = (length: number, courseType: SessionFacts['courseType'] = 'SPRINT') =>
    aSession({ startAt: noon, endAt: noon + length, courseType });
  expect(
    [6 * day, 14 * day, 11 * day, 2 * day + 3 * hour, day, 2 * hour].map((item) => cardLengthLabel(long(item))),
  ).toEqual(['1 week', '2 weeks', '2 weeks', '2 days 3 hours', '1 day', '2 hours']);
  expect([2.7, 1.5, 1, 0.75, 0.7, 0.15, 0.01].map((item) => cardLengthLabel(long(item * hour)))).toEqual([
    '2.5 hours',
    '1.5 hours',
    '1 hour',
    '1 hour',
    '40 minutes',
    '10 minutes',
    '5 minutes',
  ]);
  expect([7 * day, 6 * day, 4.3 * day, 21 * day].map((item) => dialogLengthLabel(long(item)))).toEqual([
    '1-week course',
    '6-day course',
    '5-day course',
    '3-week course',
  ]);
  expect([2 * hour, 1.5 * hour, 0.75 * hour].map((item) => dialogLengthLabel(long(item, 'WORKSHOP')))).toEqual([
    '2-hour course',
    '1 hour 30 minute course',
    '45 minute course',
  ]);
  expect(cardLengthLabel(anOnDemandSession())).toBeNull();
  expect([cardLengthLabel(long(0)), dialogLengthLabel(long(0, 'WORKSHOP'))]).toEqual([null, null]);
  expect([190, 60, 9, 0].map(onDemandLengthLabel)).toEqual(['3 hours 10 minutes', '1 hour', '9 minutes', null]);
});
