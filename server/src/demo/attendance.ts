import { meetingAttendance } from '@atrium/content/attendance.ts';
import { sessions } from '@atrium/content/courses.ts';
import { enrollments } from '@atrium/content/enrollments.ts';
import { clips } from '@atrium/content/media.ts';
import { people } from '@atrium/content/people.ts';
import { later, resolve } from '@atrium/content/when.ts';
import { isMeetingAttended } from '@atrium/domain/session/attendance.ts';
import { day, minute } from '@atrium/domain/time.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

const customers = new Map(people.map((person) => [person.memberId, person.customerId]));

/** The one class whose recording was uploaded: the team has put a film of the demo in the place of its link. */
const filmed = { sessionId: 'ai-leaders-1', meetingNumber: 1, clip: 'agents-at-work-read-draft-send-pay' };

/**
 * Meetings that ended a day and more before the first start are reported and recorded; `now` is that start, epoch
 * milliseconds.
 */
export function attendanceRows(
  at: At,
  now: number,
): LoadRows<'film' | 'meeting_report' | 'meeting_attendance' | 'meeting_recording'> {
  const meetings = sessions.flatMap(({ session }) =>
    session.sessionType === 'ON_DEMAND'
      ? []
      : session.meetings.map((meeting, index) => {
          const endAt = later(meeting.startAt, meeting.minutes);
          return { ...meeting, sessionId: session.sessionId, meetingNumber: index + 1, endAt };
        }),
  );
  const reported = meetings.filter(({ endAt }) => resolve(endAt, now) < now - day);
  const isFilmed = (key: { readonly sessionId: string; readonly meetingNumber: number }): boolean =>
    key.sessionId === filmed.sessionId && key.meetingNumber === filmed.meetingNumber;
  const clip = clips.find(({ externalKey }) => externalKey === filmed.clip);
  return {
    film: reported.filter(isFilmed).map(({ title, endAt }) => ({
      film_id: filmed.clip,
      added_by: null,
      file_name: `${title}.mp4`,
      bytes: 48_200_000,
      state: 'READY',
      progress: 100,
      created_at: at(endAt),
      duration: clip?.durationSeconds ?? 60,
      width: 1280,
      height: 720,
    })),
    meeting_report: reported.map(({ sessionId, meetingNumber, endAt }) => ({
      session_id: sessionId,
      meeting_number: meetingNumber,
      taken_at: at(endAt),
    })),
    meeting_recording: reported.map(({ sessionId, meetingNumber, endAt }) => ({
      session_id: sessionId,
      meeting_number: meetingNumber,
      url: isFilmed({ sessionId, meetingNumber })
        ? null
        : `/__sandbox/meeting/session/${sessionId}?recording=${String(meetingNumber)}`,
      film_id: isFilmed({ sessionId, meetingNumber }) ? filmed.clip : null,
      ready_at: at(later(endAt, 120)),
    })),
    meeting_attendance: reported.flatMap(({ sessionId, meetingNumber, minutes, startAt, endAt }) => {
      const span = { startAt: resolve(startAt, now), endAt: resolve(endAt, now) };
      const named = meetingAttendance.filter(
        (seed) => seed.sessionId === sessionId && seed.meetingNumber === meetingNumber,
      );
      const others = enrollments
        .filter((seed) => seed.sessionId === sessionId && seed.attended === true)
        .map(({ memberId }) => ({ memberId, minutes }));
      return [...named, ...others].map((seed) => ({
        member_id: seed.memberId,
        session_id: sessionId,
        meeting_number: meetingNumber,
        customer_id: customers.get(seed.memberId) ?? '',
        seconds: seed.minutes * 60,
        attended_at: isMeetingAttended(span, seed.minutes * minute) ? at(endAt) : null,
      }));
    }),
  };
}
