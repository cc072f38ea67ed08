import type { CertificateSeed } from '@atrium/content/certificates/seeds.ts';
import { sessions } from '@atrium/content/courses.ts';
import { certificateStudyMinutes, type SessionTime } from '@atrium/domain/certificate/studyTime.ts';
import type { LoadRow } from '../base/sql/load.ts';
import type { At } from './at.ts';
import { catalogueRows } from './catalogue.ts';
import { contentRows } from './content.ts';

/**
 * The study time of a certificate of the demo, in minutes: of its rows, as `session_seconds` reads them (D86). A test
 * compares the two.
 */
export function studyMinutes(at: At, { groups }: Pick<CertificateSeed, 'groups'>): number | null {
  return certificateStudyMinutes(
    groups.map(({ numElectiveCourses, courses }) => ({
      numElectiveCourses: numElectiveCourses ?? 0,
      courses: courses.map(({ courseId, elective, liveOnly }) => ({
        courseId,
        completionRequired: elective !== true,
        liveOnly: liveOnly ?? false,
      })),
    })),
    timesOf(at),
  );
}

/** By the id of the course. */
function timesOf(at: At): Map<string, SessionTime[]> {
  const { video, meeting } = catalogueRows(at);
  const { session_content, group_video } = contentRows(at);
  const durations = new Map(video.map((row) => [row.video_id, row.duration]));
  const times = sessions.flatMap(({ course, session }) => {
    if (session.unpublished === true || (session.sessionType === 'LIVE' && session.canceled === true)) return [];
    const nodes = session_content.filter((node) => node.session_id === session.sessionId && node.optional !== true);
    const ids = new Set(nodes.map((node) => node.session_content_id));
    const films = group_video.filter((row) => ids.has(row.session_content_id) && row.optional !== true);
    const parts = [
      ...meeting.filter((row) => row.session_id === session.sessionId).map(secondsOf),
      ...[...new Set(films.map((film) => film.video_id))].map((id) => durations.get(id) ?? 0),
      ...nodes.filter(({ kind }) => kind === 'CONTAINER').map(({ data }) => taskSeconds(data)),
    ];
    const time: SessionTime = {
      sessionType: session.sessionType,
      startAt: session.sessionType === 'LIVE' ? Date.parse(at(session.startAt)) : null,
      seconds: parts.reduce((sum, part) => sum + part, 0),
    };
    return [{ courseId: course.courseId, time }];
  });
  const byCourse = Map.groupBy(times, ({ courseId }) => courseId);
  return new Map([...byCourse].map(([courseId, all]) => [courseId, all.map(({ time }) => time)]));
}

const secondsOf = ({ start_at, end_at }: LoadRow<'meeting'>): number =>
  (new Date(end_at).getTime() - new Date(start_at).getTime()) / 1000;

const taskSeconds = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'minutes' in data && typeof data.minutes === 'number'
    ? data.minutes * 60
    : 0;
