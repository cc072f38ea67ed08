import { courses, sessions } from '@atrium/content/courses.ts';
import { faculty } from '@atrium/content/faculty.ts';
import { clips } from '@atrium/content/media.ts';
import { sessionContents } from '@atrium/content/sessionContents.ts';
import { pageContents } from '@atrium/content/texts.ts';
import type { LiveSessionSeed } from '@atrium/content/types.ts';
import { insightVideos, videos } from '@atrium/content/videos.ts';
import { later } from '@atrium/content/when.ts';
import type { CourseTypeMeta } from '@atrium/domain/catalogue/metaForm.ts';
import type { LoadRow, LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

type CatalogueTable = 'faculty' | 'course' | 'course_faculty' | 'session' | 'meeting' | 'video' | 'page_content';

const nameOf = new Map(faculty.map((teacher) => [teacher.facultyId, teacher.fullName]));
const contentOf = new Map(sessionContents.map((content) => [content.sessionId, content]));
const transcriptOf = new Map(clips.map((clip) => [clip.externalKey, clip.transcript]));

/** Rows of the catalogue: courses and their faculty, sessions and their meetings, videos, texts. */
export function catalogueRows(at: At): LoadRows<CatalogueTable> {
  return {
    faculty: faculty.map((teacher, index) => ({
      faculty_id: teacher.facultyId,
      full_name: teacher.fullName,
      role: teacher.role,
      image_url: `/files/art/portrait/${teacher.facultyId}.svg`,
      biography: teacher.biography,
      slack_url: teacher.slackUrl ?? null,
      created_at: at({ days: index - 400 }),
    })),
    course: courses.map((course) => ({
      course_id: course.courseId,
      course_type: course.courseType,
      title: course.title,
      subtitle: course.subtitle,
      description: course.description,
      cover_image_url: `/files/art/cover/${course.courseId}.svg`,
      topic: course.topic,
      stacks: course.stacks,
      difficulty: course.difficulty,
      length_minutes: course.lengthMinutes,
      rating: course.rating,
      rating_count: course.ratingCount,
      open_to: course.openTo,
      course_meta: course.courseMeta,
      credit_rule: course.creditRule ?? 'farthest',
      faculty_names: course.facultyIds.map((id) => nameOf.get(id) ?? '').join(' '),
    })),
    course_faculty: courses.flatMap(({ courseId, facultyIds }) =>
      facultyIds.map((facultyId, index) => ({ course_id: courseId, faculty_id: facultyId, sort_order: index })),
    ),
    session: sessions.map(({ course, session }) => ({
      session_id: session.sessionId,
      course_id: course.courseId,
      session_type: session.sessionType,
      title: session.title ?? course.title,
      slug: session.slug ?? null,
      is_free_session: session.isFreeSession ?? false,
      hide_in_catalog: session.hideInCatalog ?? false,
      published: session.unpublished !== true,
      gated_access_type: session.gatedAccessType ?? null,
      session_meta: session.sessionMeta ?? {},
      course_type_meta:
        session.sessionType === 'LIVE'
          ? ({ waitlist: { taskItems: session.waitlistTaskItems ?? [] } } satisfies CourseTypeMeta)
          : {},
      ui_customizations: contentOf.get(session.sessionId)?.uiCustomizations ?? {},
      calendar_fallback_url: contentOf.get(session.sessionId)?.calendarFallbackUrl ?? null,
      ...(session.sessionType === 'LIVE' ? liveColumns(session, at) : onDemandColumns),
    })),
    meeting: sessions.flatMap(({ session }) =>
      session.sessionType === 'ON_DEMAND'
        ? []
        : session.meetings.map((meeting, index) => ({
            session_id: session.sessionId,
            meeting_number: index + 1,
            title: meeting.title,
            start_at: at(meeting.startAt),
            end_at: at(later(meeting.startAt, meeting.minutes)),
          })),
    ),
    video: [...videos, ...insightVideos].map((video) => ({
      video_id: video.videoId,
      external_key: video.externalKey,
      title: video.title,
      description: video.description,
      duration: video.duration,
      aspect_width: video.aspectWidth,
      aspect_height: video.aspectHeight,
      thumbnail_url: video.thumbnailUrl,
      is_ai_generated: video.isAiGenerated,
      // the demo's films are slides that are read
      is_silent: true,
      chapters: video.chapters,
      transcript: transcriptOf.get(video.externalKey) ?? [],
    })),
    page_content: pageContents.map(({ slug, langCode, title, body }, index) => ({
      page_content_id: `${slug}.${langCode}`,
      slug,
      lang_code: langCode,
      title,
      body,
      created_at: at({ days: index - 400 }),
    })),
  };
}

type TimeColumns = Omit<LoadRow<'session'>, 'session_id' | 'course_id' | 'session_type' | 'title'>;

function liveColumns(session: LiveSessionSeed, at: At): TimeColumns {
  return {
    start_at: at(session.startAt),
    end_at: at(session.endAt),
    activate_at: at(session.activateAt ?? session.startAt),
    enrollment_opens_at: session.enrollmentOpensAt === undefined ? null : at(session.enrollmentOpensAt),
    enrollment_close: session.enrollmentClose === undefined ? null : at(session.enrollmentClose),
    time_zone: session.timeZone,
    manual_enrollment: session.manualEnrollment ?? false,
    waitlist_allowed: session.waitlistAllowed ?? false,
    recording_counts: session.recordingCounts ?? false,
    cancelled_at: session.canceled === true ? at({ days: -1 }) : null,
    teaching_assistant_id: session.teachingAssistantId ?? null,
  };
}

const onDemandColumns: TimeColumns = {
  start_at: null,
  end_at: null,
  activate_at: null,
  enrollment_opens_at: null,
  enrollment_close: null,
  time_zone: 'UTC',
  manual_enrollment: false,
  waitlist_allowed: false,
  recording_counts: false,
  cancelled_at: null,
  teaching_assistant_id: null,
};
