import { courses, sessions } from '@atrium/content/courses.ts';
import { sessionContents } from '@atrium/content/sessionContents.ts';
import { weekPlan } from '@atrium/content/sessionContents/weekPlan.ts';
import type { ContentItemSeed, MeetingSeed, SessionContentSeed } from '@atrium/content/types.ts';
import { videos } from '@atrium/content/videos.ts';
import type { LoadRow } from '../base/sql/load.ts';
import { cleanHtml } from '../base/text/cleanHtml.ts';
import type { At } from './at.ts';

const optionalVideos = new Set(videos.filter((video) => video.optional).map((video) => video.videoId));

interface ContentRows {
  readonly session_content: LoadRow<'session_content'>[];
  readonly group_video: LoadRow<'group_video'>[];
}

/** The content tree of every session: on-demand groups from the courses, live sessions as written. */
export function contentRows(at: At): ContentRows {
  const rows: ContentRows = { session_content: [], group_video: [] };
  for (const { course, session } of sessions) {
    if (session.sessionType !== 'ON_DEMAND') continue;
    addOnDemandGroups(rows, session.sessionId, course.courseId);
  }
  for (const content of sessionContents) addSession(rows, content, at);
  return rows;
}

const blank = {
  parent_id: null,
  container_type: null,
  title: '',
  calendar_date: null,
  enabled_at: null,
  optional: false,
};

function addOnDemandGroups(rows: ContentRows, sessionId: string, courseId: string): void {
  const groups = courses.find((course) => course.courseId === courseId)?.onDemandGroups ?? [];
  groups.forEach((group, order) => {
    rows.session_content.push({
      ...blank,
      session_content_id: group.courseContentGroupId,
      session_id: sessionId,
      kind: 'VIDEO_GROUP',
      title: group.title,
      sort_order: order,
      data: { slug: group.slug, description: group.description, hidePreview: group.hidePreview ?? false },
    });
    group.content.forEach((item, position) => {
      rows.group_video.push({
        session_content_id: group.courseContentGroupId,
        video_id: item.videoId,
        course_content_id: item.courseContentId,
        sort_order: position,
        optional: item.optional ?? false,
        completion_required: item.completionRequired ?? false,
        hide_preview: item.hidePreview ?? false,
      });
    });
  });
}

function addSession(rows: ContentRows, content: SessionContentSeed, at: At): void {
  const base = { ...blank, session_id: content.sessionId };
  content.announcements.forEach(({ sessionContentId, ...data }, order) => {
    rows.session_content.push({
      ...base,
      session_content_id: sessionContentId,
      kind: 'ANNOUNCEMENT',
      sort_order: order,
      data,
    });
  });
  content.checklist.forEach(({ sessionContentId, title, parentSessionContentId, ...data }, order) => {
    rows.session_content.push({
      ...base,
      session_content_id: sessionContentId,
      parent_id: parentSessionContentId,
      kind: 'CHECKLIST_ITEM',
      title,
      sort_order: order,
      data,
    });
  });
  content.schedules.forEach(({ title, calendarStartDate, calendarEndDate, planned, checks = {}, ...data }, order) => {
    const meetings = meetingsOf(content.sessionId);
    const days = weekPlan(calendarStartDate, planned, meetings, at);
    const attendanceOf = (meeting: MeetingSeed) =>
      content.checklist.find((item) => item.meeting === meetings.indexOf(meeting))?.sessionContentId;
    const scheduleDays = days.map(({ text, meeting }, day) => ({
      dayNumber: day + 1,
      body: text,
      ...(meeting && { ctaText: 'Join' }),
      checklistSessionContentId: (meeting === undefined ? checks[text] : attendanceOf(meeting)) ?? null,
    }));
    rows.session_content.push({
      ...base,
      session_content_id: `${content.sessionId}-schedule-${String(order + 1)}`,
      kind: 'SCHEDULE',
      title,
      sort_order: order,
      data: { ...data, scheduleDays, calendarStartDate: at(calendarStartDate), calendarEndDate: at(calendarEndDate) },
    });
  });
  content.containers.forEach((container, order) => {
    rows.session_content.push({
      ...base,
      session_content_id: container.sessionContentId,
      kind: 'CONTAINER',
      container_type: container.type,
      title: container.title,
      calendar_date: container.calendarDate === undefined ? null : at(container.calendarDate),
      sort_order: order,
      data: {
        ...(container.expandedPlaceholder !== undefined && { expandedPlaceholder: container.expandedPlaceholder }),
        ...(container.minutes !== undefined && { minutes: container.minutes }),
      },
    });
    container.items.forEach((item, position) => {
      addItem(rows, item, { ...base, parent_id: container.sessionContentId, sort_order: position }, at);
    });
  });
}

function addItem(
  rows: ContentRows,
  item: ContentItemSeed,
  base: Omit<LoadRow<'session_content'>, 'session_content_id' | 'kind'>,
  at: At,
): void {
  const { sessionContentId, type, ...rest } = item;
  const row = { ...base, session_content_id: sessionContentId, kind: type };
  if (item.type === 'VIDEO_GROUP') {
    rows.session_content.push({
      ...row,
      title: item.title,
      optional: item.optional ?? false,
      enabled_at: item.enabledAt === undefined ? null : at(item.enabledAt),
      data: cleanTexts({ intro: item.intro, outro: item.outro }),
    });
    item.videoIds.forEach((videoId, position) => {
      rows.group_video.push({
        session_content_id: sessionContentId,
        video_id: videoId,
        course_content_id: `${sessionContentId}-${videoId}`,
        sort_order: position,
        optional: item.optional ?? optionalVideos.has(videoId),
        completion_required: false,
        hide_preview: false,
      });
    });
    return;
  }
  if (item.type === 'CTA_BUTTON') {
    const { enabledAt, ...data } = item;
    rows.session_content.push({ ...row, enabled_at: enabledAt === undefined ? null : at(enabledAt), data });
    return;
  }
  if (item.type === 'CALENDAR') {
    const days = weekPlan(item.calendarStartDate, item.planned, meetingsOf(base.session_id), at);
    const texts = Object.fromEntries(days.map(({ text }, day) => [`day${String(day + 1)}Text`, text]));
    const data = cleanTexts({ ...texts, calendarStartDate: at(item.calendarStartDate) });
    rows.session_content.push({ ...row, data });
    return;
  }
  rows.session_content.push({ ...row, data: cleanTexts(rest) });
}

function meetingsOf(sessionId: string): readonly MeetingSeed[] {
  const session = sessions.find((item) => item.session.sessionId === sessionId)?.session;
  return session?.sessionType === 'LIVE' ? session.meetings : [];
}

const richTexts = new Set(['intro', 'body', 'outro', 'day1Text', 'day2Text', 'day3Text', 'day4Text', 'day5Text']);

/** Rich text is sanitized on write, and again when it is served (THR-32). */
function cleanTexts(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, richTexts.has(name) && typeof value === 'string' ? cleanHtml(value) : value]),
  );
}
