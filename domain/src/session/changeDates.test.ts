import { expect, test } from 'vitest';
import { day, hour, minute } from '../time.ts';
import {
  datesMailForm,
  datesPart,
  mayChangeMeeting,
  refuseMove,
  withDatesBack,
  withMeetingAt,
  withoutMeeting,
} from './changeDates.ts';
import { sessionDocument, type SessionBody } from './sessionDocument.ts';

const at = (days: number, length = hour) => {
  const startAt = Date.UTC(2026, 10, 24, 17) + days * day;
  return { startAt, endAt: startAt + length };
};
const meeting = (id: string, days: number) => ({
  id,
  title: `Class ${id}`,
  start: new Date(at(days).startAt).toISOString(),
  end: new Date(at(days).endAt).toISOString(),
});
const body: SessionBody = {
  ...(sessionDocument.empty as SessionBody),
  courseId: 'ai',
  title: 'AI',
  meetings: [meeting('1', 0), meeting('2', 2)],
};

test('[RUN-04] [D96] a meeting is moved ahead, and takes between five minutes and a day', () => {
  const now = at(0).startAt;
  expect(refuseMove(at(1), now)).toBeNull();
  expect(refuseMove(at(0), now)?.field).toBe('startAt');
  expect(refuseMove({ startAt: Number.NaN, endAt: Number.NaN }, now)?.message).toBe('Choose a day and a time.');
  expect(refuseMove(at(1, 4 * minute), now)?.field).toBe('endAt');
  expect(refuseMove(at(1, day), now)).toBeNull();
  expect(refuseMove(at(1, day + 1), now)?.field).toBe('endAt');
});

test('[RUN-04] [D96] a meeting that has begun stays', () => {
  expect(mayChangeMeeting(at(0).startAt, at(0).startAt - 1)).toBe(true);
  expect(mayChangeMeeting(at(0).startAt, at(0).startAt)).toBe(false);
});

test('[RUN-04] [D96] a meeting is moved with the span of its session, and the others stay', () => {
  const moved = withMeetingAt(body, '1', at(3));
  expect(moved?.meetings.map(({ id }) => id)).toEqual(['2', '1']);
  expect([moved?.start, moved?.end]).toEqual([null, null]);
  const fixed = { ...body, start: meeting('1', 0).start, end: meeting('2', 2).end };
  expect(withMeetingAt(fixed, '2', at(5))).toMatchObject({ start: fixed.start, end: meeting('2', 5).end });
  expect(withMeetingAt(fixed, '1', at(-1))).toMatchObject({ start: meeting('1', -1).start, end: fixed.end });
  expect(withMeetingAt(body, '3', at(5))).toBeNull();
});

test('[RUN-04] [D96] one of several meetings is canceled; with the only one the session is', () => {
  expect(withoutMeeting(body, '1')?.meetings.map(({ id }) => id)).toEqual(['2']);
  expect(withoutMeeting(body, '3')).toBeNull();
  expect(withoutMeeting({ ...body, meetings: [meeting('1', 0)] }, '1')).toBeNull();
});

test('[RUN-04] [D96] taken back, a session has the dates that it had, unless others have changed them since', () => {
  const moved = withMeetingAt(body, '1', at(3)) ?? body;
  const act = { before: datesPart(body), after: datesPart(moved) };
  expect(withDatesBack({ ...moved, title: 'Another', capacity: 3 }, act)).toEqual({
    ...body,
    title: 'Another',
    capacity: 3,
  });
  expect(withDatesBack({ ...moved, status: 'CANCELED' }, act)).toBeNull();
  expect(withDatesBack(withMeetingAt(moved, '2', at(8)) ?? moved, act)).toBeNull();
});

test('[RUN-04] [D96] what is added to the mail is short', () => {
  expect(datesMailForm.words({ words: 'a'.repeat(500) })).toEqual([]);
  expect(datesMailForm.words({ words: 'a'.repeat(501) })).toHaveLength(1);
});
