import { expect, test } from 'vitest';
import { dayCount } from '../session/dayCount.ts';
import { noon } from '../session/session.fixture.ts';
import { day, hour } from '../time.ts';
import { checklistState, isSelfReported, readChecklistSubtype, type ChecklistFacts } from './checklist.ts';
import { projectButtonLabel, projectState, type SubmissionStatus } from './project.ts';

const item = (given: Partial<ChecklistFacts> = {}): ChecklistFacts => ({
  subtype: 'VIDEO_GROUP',
  selfReporting: false,
  isDone: false,
  isOpen: false,
  dueAt: null,
  ...given,
});

test.each([
  ['done', item({ isDone: true, dueAt: noon - day }), false, 'COMPLETED'],
  ['without a day', item(), false, 'NOT_COMPLETED'],
  ['before its day has passed', item({ dueAt: noon + 1 }), false, 'NOT_COMPLETED'],
  ['when its day has passed', item({ dueAt: noon }), false, 'PENDING'],
  ['on demand, whatever its day', item({ dueAt: noon - day }), true, 'NOT_COMPLETED'],
  ['attendance that is not reported yet', item({ subtype: 'ZOOM_ATTENDANCE', isOpen: true }), false, 'PENDING'],
  ['a project that was returned', item({ subtype: 'PROJECT_SUBMISSION', isOpen: true }), false, 'PENDING'],
  [
    'an optional group, done',
    item({ subtype: 'OPTIONAL_VIDEO_GROUP', isDone: true, dueAt: noon - day }),
    false,
    'BONUS_COMPLETED',
  ],
  [
    'an optional group, its day passed',
    item({ subtype: 'OPTIONAL_VIDEO_GROUP', dueAt: noon - day }),
    false,
    'BONUS_NOT_COMPLETED',
  ],
  ['self-reported, ticked', item({ subtype: 'OTHER_SELF_REPORTED', isDone: true }), false, 'BONUS_COMPLETED'],
  ['self-reported, not ticked', item({ subtype: 'OTHER_SELF_REPORTED', dueAt: noon }), false, 'BONUS_NOT_COMPLETED'],
  ['another subtype that is self-reported', item({ selfReporting: true, isDone: true }), false, 'BONUS_COMPLETED'],
] as const)('[SSN-06] the state of an item, %s', (_case, facts, onDemand, state) => {
  expect(checklistState(facts, onDemand, noon)).toBe(state);
});

test('[SSN-06] the five subtypes are known, others are not; members tick off what is self-reported', () => {
  expect(readChecklistSubtype('ZOOM_ATTENDANCE')).toBe('ZOOM_ATTENDANCE');
  expect(['zoom_attendance', 'BOOK_CLUB', ''].map(readChecklistSubtype)).toEqual([null, null, null]);
  expect(isSelfReported(item({ subtype: 'OTHER_SELF_REPORTED' }))).toBe(true);
  expect(isSelfReported(item({ subtype: 'PROJECT_SUBMISSION' }))).toBe(false);
});

test('[SSN-08] a project: its state and the words of its button', () => {
  const state = (submission: SubmissionStatus, dueAt: number | null, onDemand = false) =>
    projectState({ submission, dueAt }, onDemand, noon);
  expect(state(null, noon + 1)).toBe('NOT_COMPLETED');
  expect(state(null, noon)).toBe('PENDING');
  expect(state(null, noon, true)).toBe('NOT_COMPLETED');
  expect(state('SUBMITTED', noon - day)).toBe('COMPLETED');
  expect(state('RETURNED', null)).toBe('PENDING');
  expect(projectButtonLabel(null, false, 'Submit project')).toBe('Project Submission Available Soon');
  expect(projectButtonLabel('SUBMITTED', false, 'Submit project')).toBe('Project Submission Available Soon');
  expect(projectButtonLabel(null, true, 'Submit project')).toBe('Submit project');
  expect(projectButtonLabel('RETURNED', true, 'Submit project')).toBe('Submit project');
  expect(projectButtonLabel('SUBMITTED', true, 'Submit project')).toBe('Project Submitted! Need to resubmit?');
});

test('[SSN-10] the day count is the ceiling of the days between start and end; the current day is at least 1', () => {
  const timeZone = 'UTC';
  const span = { startAt: noon, endAt: noon + 11 * day + 3 * hour, timeZone };
  const at = (now: number) => dayCount(span, now);
  expect(at(noon - 3 * day)).toEqual({ current: 1, count: 12 });
  expect(at(noon)).toEqual({ current: 1, count: 12 });
  expect(at(noon + day / 2 - 1)).toEqual({ current: 1, count: 12 });
  expect(at(noon + day)).toEqual({ current: 2, count: 12 });
  expect(at(noon + 11 * day)).toEqual({ current: 12, count: 12 });
  expect(at(noon + 40 * day)).toEqual({ current: 12, count: 12 });
  expect(dayCount({ startAt: noon, endAt: noon + hour, timeZone }, noon)).toEqual({ current: 1, count: 1 });
  expect(dayCount({ startAt: null, endAt: null, timeZone }, noon)).toBeNull();
});

test("[SSN-10] a day of a session begins at midnight in the session's zone, not at the hour of the first class", () => {
  // noon UTC is 7:00 in New York
  const current = (at: number, timeZone = 'America/New_York') =>
    dayCount({ startAt: noon, endAt: noon + 12 * day, timeZone }, at)?.current;
  expect([current(noon + 17 * hour - 1), current(noon + 17 * hour)]).toEqual([1, 2]);
  expect([current(noon + 2 * day - hour), current(noon + 2 * day + hour)]).toEqual([3, 3]);
  expect([current(noon + 12 * hour - 1, 'UTC'), current(noon + 12 * hour, 'UTC')]).toEqual([1, 2]);
  // the clocks go forward on 8 March
  expect([current(noon + 7 * day - 8 * hour - 1), current(noon + 7 * day - 8 * hour)]).toEqual([7, 8]);
});
