import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { aWireSession } from '#parts/facts/wire.fixture.ts';
import type { ChecklistItemData, ContainerData, ItemData, SessionPageData } from './sessionQuery.ts';

type Meeting = SessionPageData['meetings'][number];
type Preview = ItemData['videoPreviews'][number];

/** The page of a live session that began two days before `noon`, for tests. */
export function aSessionPage(given: Partial<SessionPageData> = {}): SessionPageData {
  const span = { startAt: String(noon - 2 * day), endAt: String(noon + 9 * day) };
  return {
    title: 'Pricing as Strategy',
    sessionType: 'Live',
    sessionStartAt: span.startAt,
    sessionEndAt: span.endAt,
    courseId: 'c1',
    sessionId: 's1',
    calendarFallbackUrl: null,
    uiCustomizations: null,
    hideTimeAndFacultyLabels: false,
    session: aWireSession({ ...span, enrollmentStatus: 'ENROLLED' }),
    faculty: [],
    announcements: [],
    sessionContainers: [],
    containers: [],
    schedules: [],
    config: { teachingAssistant: null },
    meetings: [],
    progress: { totalDuration: 0, totalWatched: 0, completedVideos: 0, totalVideos: 0, groups: [] },
    ...given,
  };
}

/** A meeting of an hour. */
export function aMeeting(startAt: number): Meeting {
  return {
    sessionId: 's1',
    title: 'Working session',
    startAt: String(startAt),
    endAt: String(startAt + hour),
    recordingUrl: null,
  };
}

/** A task with one group of lessons. */
export function aTask(lessons: readonly Partial<Preview>[]): ContainerData {
  return {
    sessionContentId: 'week-1',
    type: 'TASK',
    title: 'Week 1',
    dueAt: null,
    containsActiveContent: true,
    expandedPlaceholder: null,
    minutes: null,
    submission: null,
    project: null,
    checklist: [],
    items: [
      {
        sessionContentId: 'week-1-videos',
        type: 'VIDEO_GROUP',
        title: 'Lessons',
        intro: null,
        body: null,
        outro: null,
        enabledAt: null,
        enabled: true,
        optional: false,
        videoPreviews: lessons.map((lesson, at) => ({
          groupId: 'week-1-videos',
          videoContentId: `lesson-${String(at)}`,
          videoId: `video-${String(at)}`,
          title: 'A lesson',
          thumbnailUrl: '/files/a.svg',
          duration: 300,
          farthestWatchedTime: 0,
          optional: false,
          enabledAt: null,
          watchedAt: null,
          ...lesson,
        })),
        buttonText: null,
        buttonUrl: null,
        buttonStartIcon: null,
        buttonEndIcon: null,
        calendarStartDate: null,
        dayTexts: [],
      },
    ],
  };
}

/** A line of a checklist about a live class. */
export function aLiveItem(given: Partial<ChecklistItemData> = {}): ChecklistItemData {
  return {
    sessionContentId: 'live-1',
    refSessionContentId: null,
    checklistGroupName: 'Live',
    title: 'Working session 1',
    subtitle: null,
    subtype: 'ZOOM_ATTENDANCE',
    selfReporting: false,
    completionStatus: 'NOT_COMPLETED',
    progress: 0,
    isMissed: false,
    meetingEndAt: null,
    recordingCounts: false,
    recordingUrl: null,
    ...given,
  };
}
