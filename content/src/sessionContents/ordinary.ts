import { day, minute } from '@atrium/domain/time.ts';
import type { SessionOfCourse } from '../courses.ts';
import { syllabusPath } from '../syllabus.ts';
import type { ChecklistItemSeed, ContainerSeed, OnDemandGroupSeed, SessionContentSeed, When } from '../types.ts';
import { later } from '../when.ts';

const required = (group: OnDemandGroupSeed): string[] =>
  group.content.filter((item) => item.optional !== true).map((item) => item.videoId);
const optional = (group: OnDemandGroupSeed): string[] =>
  group.content.filter((item) => item.optional === true).map((item) => item.videoId);

function task(sessionId: string, group: OnDemandGroupSeed, calendarDate: When | undefined): ContainerSeed {
  const id = `${sessionId}-${group.slug}`;
  const more = optional(group);
  return {
    sessionContentId: id,
    type: 'TASK',
    title: group.title,
    ...(calendarDate && { calendarDate }),
    expandedPlaceholder: group.description,
    items: [
      {
        type: 'VIDEO_GROUP',
        sessionContentId: `${id}-videos`,
        title: 'Lessons',
        videoIds: required(group),
      },
      ...(more.length > 0
        ? [
            {
              type: 'VIDEO_GROUP' as const,
              sessionContentId: `${id}-more`,
              title: 'For those who want more',
              videoIds: more,
              optional: true,
            },
          ]
        : []),
    ],
  };
}

/** What a session has besides the default content. */
export interface Extra extends Partial<Pick<SessionContentSeed, 'uiCustomizations' | 'announcements'>> {
  readonly project?: ContainerSeed;
}

/** The default content of a session: a welcome, the lessons, the syllabus. */
export function ordinary({ course, session }: SessionOfCourse, { project, ...more }: Extra = {}): SessionContentSeed {
  const { sessionId } = session;
  const groups = course.onDemandGroups ?? [];
  const live = session.sessionType === 'LIVE';
  const begins = live && ('days' in session.startAt || 'mondayOf' in session.startAt) ? session.startAt : undefined;
  const welcomeId = `${sessionId}-welcome`;
  const tasks = groups.map((group, week) =>
    task(sessionId, group, begins === undefined ? undefined : later(begins, ((4 + week * 7) * day) / minute)),
  );
  const videoChecks = groups.map((group): ChecklistItemSeed => ({
    sessionContentId: `${sessionId}-check-${group.slug}`,
    refSessionContentId: `${sessionId}-${group.slug}-videos`,
    parentSessionContentId: welcomeId,
    checklistGroupName: 'Lessons',
    title: group.title,
    subtype: 'VIDEO_GROUP',
    selfReporting: false,
  }));
  const liveChecks = (live ? session.meetings : []).map((meeting, k): ChecklistItemSeed => ({
    sessionContentId: `${sessionId}-check-live-${String(k + 1)}`,
    parentSessionContentId: welcomeId,
    checklistGroupName: 'Live',
    title: meeting.title,
    subtype: 'ZOOM_ATTENDANCE',
    selfReporting: false,
    meeting: k,
  }));
  return {
    sessionId,
    announcements: [],
    containers: [
      {
        sessionContentId: welcomeId,
        type: 'WELCOME',
        title: `Welcome to ${session.title ?? course.title}`,
        items: [
          {
            type: 'RICH_TEXT',
            sessionContentId: `${welcomeId}-text`,
            intro: `<p>${course.subtitle}</p>`,
            body: `<p>${course.description}</p>`,
          },
        ],
      },
      {
        sessionContentId: `${sessionId}-resources`,
        type: 'RESOURCES',
        title: 'Syllabus',
        items: [
          {
            type: 'CTA_BUTTON',
            sessionContentId: `${sessionId}-syllabus`,
            buttonText: 'Open the syllabus',
            buttonUrl: syllabusPath(course.courseId),
            buttonStartIcon: 'file-text',
          },
        ],
      },
      ...tasks,
      ...(project ? [project] : []),
    ],
    checklist: [...videoChecks, ...liveChecks],
    schedules: [],
    ...more,
  };
}
