import { expect, test } from 'vitest';
import { day, hour, minute } from '../time.ts';
import { firstOverlap, isJoinable, meetingSpans, nextMeeting, runningMeeting } from './meetings.ts';
import { anOnDemandSession, aSession, noon } from './session.fixture.ts';

const at = (startAt: number, length = hour) => ({ startAt, endAt: startAt + length });

test('[CRS-02] a session meets at its meetings, or, without any, for its whole span', () => {
  const session = aSession({ startAt: noon, endAt: noon + 14 * day });
  expect(meetingSpans(session, [at(noon + day)])).toEqual([at(noon + day)]);
  expect(meetingSpans(session, [])).toEqual([at(noon, 14 * day)]);
  expect(meetingSpans({ ...session, cancelled: true }, [at(noon)])).toEqual([]);
  expect(meetingSpans(anOnDemandSession(), [at(noon)])).toEqual([]);
  expect(meetingSpans({ ...session, endAt: null }, [])).toEqual([]);
});

test('[HOM-01] a running meeting counts, not the weeks around it', () => {
  const meetings = [at(noon - 2 * day), at(noon + 3 * day), at(noon + day)];
  expect(runningMeeting(meetings, noon)).toBeUndefined();
  expect(nextMeeting(meetings, noon)).toEqual(at(noon + day));
  expect(runningMeeting(meetings, noon + day)).toEqual(at(noon + day));
  expect(nextMeeting(meetings, noon + day)).toEqual(at(noon + 3 * day));
  expect(runningMeeting(meetings, noon + day + hour - 1)).toEqual(at(noon + day));
  expect(runningMeeting(meetings, noon + day + hour)).toBeUndefined();
  expect(nextMeeting(meetings, noon + 4 * day)).toBeUndefined();
});

test('[HOM-01] of two running meetings the one that ends first is returned', () => {
  expect(runningMeeting([at(noon, 3 * hour), at(noon + hour, hour)], noon + hour)).toEqual(at(noon + hour));
});

test('[HOM-01] a room can be joined from 15 minutes before the start until the end', () => {
  expect(isJoinable(at(noon), noon - 16 * minute)).toBe(false);
  expect(isJoinable(at(noon), noon - 15 * minute)).toBe(true);
  expect(isJoinable(at(noon), noon + hour - 1)).toBe(true);
  expect(isJoinable(at(noon), noon + hour)).toBe(false);
});

test('[CRS-01] two sessions clash when two of their meetings overlap; overlapping weeks, or adjacent meetings, are no clash', () => {
  const tuesdays = [at(noon), at(noon + 7 * day)];
  const thursdays = [at(noon + 2 * day), at(noon + 9 * day)];
  expect(firstOverlap(tuesdays, thursdays)).toBeUndefined();
  expect(firstOverlap(tuesdays, [at(noon + hour), at(noon - hour)])).toBeUndefined();
  expect(firstOverlap(tuesdays, [...thursdays, at(noon + 7 * day + hour - 1), at(noon + 7 * day - hour + 1)])).toEqual(
    at(noon + 7 * day - hour + 1),
  );
});
