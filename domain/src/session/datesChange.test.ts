import { expect, test } from 'vitest';
import { datesChange, type DatedSession } from './datesChange.ts';

const meeting = (meetingNumber: number, startAt: number) => ({
  meetingNumber,
  title: `Class ${String(meetingNumber)}`,
  startAt,
  endAt: startAt + 10,
});
const session = (...meetings: DatedSession['meetings']): DatedSession => ({
  startAt: 100,
  endAt: 400,
  cancelled: false,
  meetings,
});
const two = session(meeting(1, 100), meeting(2, 200));
const moved = (meetingNumber: number | null, from: number | null, to: number | null) => ({
  meetingNumber,
  title: meetingNumber === null ? '' : `Class ${String(meetingNumber)}`,
  from,
  to,
});

test.each<[string, DatedSession, DatedSession, number, ReturnType<typeof datesChange>]>([
  ['nothing', two, two, 0, null],
  [
    'a moved meeting',
    two,
    session(meeting(1, 100), meeting(2, 250)),
    0,
    { kind: 'MOVED', meetings: [moved(2, 200, 250)] },
  ],
  [
    'a longer meeting',
    two,
    session(meeting(1, 100), { ...meeting(2, 200), endAt: 240 }),
    0,
    { kind: 'MOVED', meetings: [moved(2, 200, 200)] },
  ],
  ['a removed meeting', two, session(meeting(1, 100)), 0, { kind: 'MOVED', meetings: [moved(2, 200, null)] }],
  ['an added meeting', session(meeting(1, 100)), two, 0, { kind: 'MOVED', meetings: [moved(2, null, 200)] }],
  ['a meeting that was over before and after', two, session(meeting(1, 90), meeting(2, 200)), 150, null],
  [
    'a meeting that was over and is to come',
    two,
    session(meeting(1, 300), meeting(2, 200)),
    150,
    { kind: 'MOVED', meetings: [moved(1, 100, 300)] },
  ],
  [
    'a meeting that was to come and would be over',
    session(meeting(1, 100), meeting(2, 300)),
    two,
    250,
    { kind: 'MOVED', meetings: [moved(2, 300, 200)] },
  ],
  ['another title', two, session({ ...meeting(1, 100), title: 'New' }, meeting(2, 200)), 0, null],
  ['the span around its meetings', two, { ...two, endAt: 500 }, 0, null],
  [
    'a span without meetings',
    session(),
    { ...session(), startAt: 150 },
    0,
    { kind: 'MOVED', meetings: [moved(null, 100, 150)] },
  ],
  ['a cancellation', two, { ...two, cancelled: true }, 150, { kind: 'CANCELED', startAt: 100 }],
  [
    'a cancellation with new dates',
    two,
    { ...session(meeting(1, 500)), cancelled: true },
    0,
    { kind: 'CANCELED', startAt: 100 },
  ],
  ['a cancellation after the end', two, { ...two, cancelled: true }, 210, null],
  ['canceled before and after', { ...two, cancelled: true }, { ...session(), cancelled: true }, 0, null],
  ['a cancellation that is taken back', { ...two, cancelled: true }, two, 0, { kind: 'RESTORED', startAt: 100 }],
  ['no dates at all', { ...session(), startAt: null }, { ...session(), endAt: null }, 0, null],
])('[ENR-06] %s', (_name, before, after, now, expected) => {
  expect(datesChange(before, after, now)).toEqual(expected);
});
