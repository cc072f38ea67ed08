import { expect, test } from 'vitest';
import type { TreeNode } from '../learning/treeNodeForm.ts';
import { copiedRun, copyLines, firstDayOf, type Run } from './copiedRun.ts';
import { sessionDocument, type SessionBody } from './sessionDocument.ts';

const day = { text: '', button: '', itemId: null };
const nodes: readonly TreeNode[] = [
  {
    id: 'task',
    type: 'TASK',
    parentId: null,
    title: 'Week 1',
    due: '2026-10-30',
    opensAt: '2026-10-27T16:00:00.000Z',
    minutes: null,
    isOptional: false,
    summary: '',
  },
  {
    id: 'button',
    type: 'CTA_BUTTON',
    parentId: 'task',
    label: 'Open',
    address: '/files/a.pdf',
    opensAt: '2026-10-28T13:00:00.000Z',
    startIcon: 'NONE',
    endIcon: 'NONE',
  },
  {
    id: 'week',
    type: 'SCHEDULE',
    parentId: null,
    title: 'Week 1',
    start: '2026-10-26',
    end: '2026-10-30',
    calendar: 'https://calendar.example/a',
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
  },
];
const session: SessionBody = {
  ...(sessionDocument.empty as SessionBody),
  courseId: 'leading',
  title: 'Leading',
  status: 'CANCELED',
  timeZone: 'America/New_York',
  // noon in New York on October 27 and 29, in summer time
  meetings: [
    { id: '2', title: 'Two', start: '2026-10-29T16:00:00.000Z', end: '2026-10-29T17:00:00.000Z' },
    { id: '1', title: 'One', start: '2026-10-27T16:00:00.000Z', end: '2026-10-27T17:00:00.000Z' },
  ],
  activatesAt: '2026-10-25T16:00:00.000Z',
  opensAt: '2026-10-01T13:00:00.000Z',
  closesAt: '2026-10-26T21:30:00.000Z',
  room: 'https://zoom.example/former',
  calendar: 'https://calendar.example/former',
  calendarFallback: 'https://calendar.example/by-hand',
  shortAddress: 'october',
  capacity: 30,
};
const run: Run = { session, content: { nodes: [...nodes] } };

test('[DOC-01] [D83] a copy of a run keeps its hours of the clock where that jumps, and every date moves as many days', () => {
  expect(firstDayOf(run)).toBe('2026-10-27');
  let made = 0;
  const copy = copiedRun(run, '2026-11-10', () => `new-${String((made += 1))}`);
  expect(copy.session).toMatchObject({
    status: 'PLANNED',
    room: null,
    calendar: null,
    calendarFallback: null,
    shortAddress: '',
    capacity: 30,
    // noon in winter time
    meetings: [
      { id: '2', start: '2026-11-12T17:00:00.000Z', end: '2026-11-12T18:00:00.000Z' },
      { id: '1', start: '2026-11-10T17:00:00.000Z', end: '2026-11-10T18:00:00.000Z' },
    ],
    activatesAt: '2026-11-08T17:00:00.000Z',
    opensAt: '2026-10-15T13:00:00.000Z',
    closesAt: '2026-11-09T22:30:00.000Z',
    start: null,
  });
  expect(copy.content?.nodes).toMatchObject([
    { id: 'new-1', due: '2026-11-13', opensAt: '2026-11-10T17:00:00.000Z' },
    { id: 'new-2', parentId: 'new-1', opensAt: '2026-11-11T14:00:00.000Z', address: '/files/a.pdf' },
    { id: 'new-3', start: '2026-11-09', end: '2026-11-13', calendar: null },
  ]);
  expect(firstDayOf(copy)).toBe('2026-11-10');
  // there and back again, all dates are as they were
  const back = copiedRun(copy, '2026-10-27', () => 'x');
  expect(back.session.meetings).toEqual(session.meetings);
});

test('[DOC-01] weeks begin on a Monday also when a run begins on another day of the week, and earlier', () => {
  const on = (firstDay: string) => {
    const [, , week] = copiedRun(run, firstDay, () => 'x').content?.nodes ?? [];
    return week?.type === 'SCHEDULE' ? [week.start, week.end] : [];
  };
  expect(on('2026-11-05')).toEqual(['2026-11-02', '2026-11-06']);
  expect(on('2026-11-09')).toEqual(['2026-11-09', '2026-11-13']);
  expect(on('2026-10-25')).toEqual(['2026-10-19', '2026-10-23']);
});

test('[DOC-03] what a copy makes is said before it is made', () => {
  expect(copyLines(run, '2026-11-10')).toEqual([
    'A draft of a live session with 2 meetings.',
    'A draft of its content, with 3 parts.',
    'Every date is 14 days later, at the same time of day.',
    'Nobody is enrolled in it. It has no room, no calendar and no short address yet.',
  ]);
  expect(copyLines({ session, content: null }, '2026-10-26').slice(1, 3)).toEqual([
    'No content: the run has none.',
    'Every date is 1 day earlier, at the same time of day.',
  ]);
  const undated: Run = { session: { ...session, meetings: [] }, content: null };
  expect(firstDayOf(undated)).toBeNull();
  expect(copyLines(undated, '2026-10-26')[2]).toBe('Every date stays as it is.');
  expect(copiedRun(undated, '2026-10-26', () => 'x').content).toBeNull();
});
