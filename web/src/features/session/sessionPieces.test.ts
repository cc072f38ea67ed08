import { nextLesson } from '@atrium/domain/learning/nextLesson.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { lessonsOf } from './lessonsOf.ts';
import { readContainerKeys } from './openContainers.ts';
import type { ContainerData } from './sessionQuery.ts';
import { weekdays } from './weekdays.ts';

interface Group {
  readonly groupId: string;
  readonly enabledAt: number | null;
  /** When each of its videos becomes available. */
  readonly videos: readonly (number | null)[];
}

/** A container of video groups as the API sends it. */
function aWireContainer(groups: readonly Group[]): ContainerData {
  const wire = (instant: number | null) => (instant === null ? null : String(instant));
  return {
    sessionContentId: 'week-1',
    type: 'TASK_LIST',
    title: '',
    dueAt: null,
    containsActiveContent: true,
    expandedPlaceholder: null,
    minutes: null,
    submission: null,
    project: null,
    checklist: [],
    items: groups.map(({ groupId, enabledAt, videos }) => ({
      sessionContentId: groupId,
      type: 'VIDEO_GROUP',
      title: groupId,
      intro: null,
      body: null,
      outro: null,
      enabledAt: wire(enabledAt),
      enabled: true,
      optional: false,
      videoPreviews: videos.map((opensAt, at) => ({
        groupId,
        videoContentId: `${groupId} ${String(at)}`,
        videoId: `${groupId}-${String(at)}`,
        title: 'A lesson',
        thumbnailUrl: '/files/a.svg',
        duration: 300,
        farthestWatchedTime: 0,
        optional: false,
        enabledAt: wire(opensAt),
        watchedAt: null,
      })),
      buttonText: null,
      buttonUrl: null,
      buttonStartIcon: null,
      buttonEndIcon: null,
      calendarStartDate: null,
      dayTexts: [],
    })),
  };
}

test('[SSN-01] a week has five days from Monday to Friday, across the end of a month', () => {
  expect(weekdays('2026-11-30').map(({ name, label }) => `${name} ${label}`)).toEqual([
    'Monday Nov 30',
    'Tuesday Dec 1',
    'Wednesday Dec 2',
    'Thursday Dec 3',
    'Friday Dec 4',
  ]);
});

test('[SSN-01] weekends are skipped wherever the week begins', () => {
  expect(weekdays('2026-11-26').map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(weekdays('soon')).toEqual([]);
});

test('[SSN-01] [SSN-05] a lesson is available when it and its group are; the first available one is continued', () => {
  const container = aWireContainer([
    { groupId: 'next week', enabledAt: noon + 7 * day, videos: [null, noon + day, noon + 9 * day] },
    { groupId: 'open', enabledAt: noon - day, videos: [noon + 2 * day, noon] },
    { groupId: 'always', enabledAt: null, videos: [noon + day, null] },
  ]);
  const lessons = lessonsOf('s1', [container]);
  expect(lessons.map(({ groupId, opensAt }) => [groupId, opensAt])).toEqual([
    ['next week', noon + 7 * day],
    ['next week', noon + 7 * day],
    ['next week', noon + 9 * day],
    ['open', noon + 2 * day],
    ['open', noon],
    ['always', noon + day],
    ['always', null],
  ]);
  expect(nextLesson(lessons, noon)).toMatchObject({ topLevelId: 's1', groupId: 'open', videoContentId: 'open 1' });
});

test('[SSN-01] every lesson of an optional group is optional, and an optional one of any other', () => {
  const container = aWireContainer([
    { groupId: 'more', enabledAt: null, videos: [null, null] },
    { groupId: 'week', enabledAt: null, videos: [null, null] },
  ]);
  const [more, week] = container.items;
  if (more === undefined || week === undefined) throw new Error('a group is missing');
  const [first, second] = week.videoPreviews.map((video, at) => ({ ...video, optional: at === 1 }));
  const items = [
    { ...more, optional: true },
    { ...week, videoPreviews: [first, second].flatMap((video) => video ?? []) },
  ];
  expect(lessonsOf('s1', [{ ...container, items }]).map(({ optional }) => optional)).toEqual([true, true, false, true]);
});

test('[SSN-09] the container keys map is parsed, or starts empty', () => {
  expect(readContainerKeys('{"week-1":true,"week-2":false}')).toEqual({ 'week-1': true, 'week-2': false });
  for (const text of [null, '', 'x', '[1]', '{"week-1":"yes"}']) expect(readContainerKeys(text)).toEqual({});
});
