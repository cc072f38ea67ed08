import { courses, sessions } from '@atrium/content/courses.ts';
import { sessionContents } from '@atrium/content/sessionContents.ts';
import { weekPlan } from '@atrium/content/sessionContents/weekPlan.ts';
import type { ContentItemSeed, MeetingSeed, SessionContentSeed } from '@atrium/content/types.ts';
import { videos } from '@atrium/content/videos.ts';
import type { ContentKind } from '@atrium/domain/learning/contentKinds.ts';
import type { ContentData } from '@atrium/domain/learning/contentNodeForm.ts';
import { instantText } from '@atrium/domain/parseInstant.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
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

type NodeRow = LoadRow<'session_content'>;

/** A row whose data has the fields of its kind. */
function addNode<K extends ContentKind>(
  rows: ContentRows,
  row: Omit<NodeRow, 'kind' | 'data'> & { readonly kind: K; readonly data: ContentData[K] },
): void {
  rows.session_content.push(row);
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
    addNode(rows, {
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
    addNode(rows, {
      ...base,
      session_content_id: sessionContentId,
      kind: 'ANNOUNCEMENT',
      sort_order: order,
      data,
    });
  });
  content.checklist.forEach(({ sessionContentId, title, parentSessionContentId, ...data }, order) => {
    addNode(rows, {
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
      body: cleanHtml(text),
      ...(meeting && { ctaText: 'Join' }),
      checklistSessionContentId: (meeting === undefined ? checks[text] : attendanceOf(meeting)) ?? null,
    }));
    addNode(rows, {
      ...base,
      session_content_id: `${content.sessionId}-schedule-${String(order + 1)}`,
      kind: 'SCHEDULE',
      title,
      sort_order: order,
      data: { ...data, scheduleDays, calendarStartDate: at(calendarStartDate), calendarEndDate: at(calendarEndDate) },
    });
  });
  content.containers.forEach((container, order) => {
    addNode(rows, {
      ...base,
      session_content_id: container.sessionContentId,
      kind: 'CONTAINER',
      container_type: container.type,
      title: container.title,
      calendar_date: container.calendarDate === undefined ? null : dayOf(content.sessionId, at(container.calendarDate)),
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
  base: Omit<NodeRow, 'session_content_id' | 'kind' | 'data'>,
  at: At,
): void {
  const { sessionContentId } = item;
  const row = { ...base, session_content_id: sessionContentId };
  if (item.type === 'VIDEO_GROUP') {
    addNode(rows, {
      ...row,
      kind: item.type,
      title: item.title,
      optional: item.optional ?? false,
      enabled_at: item.enabledAt === undefined ? null : at(item.enabledAt),
      data: { intro: clean(item.intro), outro: clean(item.outro) },
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
    const { enabledAt, sessionContentId: _id, type: kind, ...data } = item;
    addNode(rows, { ...row, kind, enabled_at: enabledAt === undefined ? null : at(enabledAt), data });
    return;
  }
  if (item.type === 'CALENDAR') {
    const days = weekPlan(item.calendarStartDate, item.planned, meetingsOf(base.session_id), at);
    const [day1Text, day2Text, day3Text, day4Text, day5Text] = days.map(({ text }) => clean(text));
    const texts = { day1Text, day2Text, day3Text, day4Text, day5Text };
    addNode(rows, { ...row, kind: item.type, data: { ...texts, calendarStartDate: at(item.calendarStartDate) } });
    return;
  }
  const { intro, body, outro } = item;
  addNode(rows, {
    ...row,
    kind: item.type,
    data: { intro: clean(intro), body: clean(body), outro: clean(outro) },
  });
}

/** The beginning of the day of an instant in the zone of a session, as the team writes it. */
function dayOf(sessionId: string, instant: string): string {
  const session = sessions.find((item) => item.session.sessionId === sessionId)?.session;
  const clock = zoneClock(session?.sessionType === 'LIVE' ? session.timeZone : 'UTC');
  return instantText(clock.instantOf(`${clock.dayAt(Date.parse(instant))}T00:00:00`));
}

function meetingsOf(sessionId: string): readonly MeetingSeed[] {
  const session = sessions.find((item) => item.session.sessionId === sessionId)?.session;
  return session?.sessionType === 'LIVE' ? session.meetings : [];
}

/** Rich text is sanitized on write, and again when it is served (THR-32). */
const clean = (markup: string | undefined): string | undefined =>
  markup === undefined ? undefined : cleanHtml(markup);
