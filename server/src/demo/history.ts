import { sessions } from '@atrium/content/courses.ts';
import { enrollments } from '@atrium/content/enrollments.ts';
import { bookmarks, courseBadges, metering, taskProgress, videoProgress } from '@atrium/content/history.ts';
import { people } from '@atrium/content/people.ts';
import { resolve } from '@atrium/content/when.ts';
import { videos } from '@atrium/content/videos.ts';
import type { EnrollmentSeed } from '@atrium/content/types.ts';
import type { LoadRow, LoadRows } from '../base/load.ts';
import type { At } from './at.ts';

type HistoryTable =
  | 'session_seat'
  | 'enrollment'
  | 'attendance'
  | 'video_progress'
  | 'content_progress'
  | 'course_completion'
  | 'course_badge'
  | 'bookmark'
  | 'metering_use';

const customers = new Map(people.map((one) => [one.memberId, one.customerId]));
function customerOf(memberId: string): string {
  const customerId = customers.get(memberId);
  if (customerId === undefined) throw new Error(`nobody of the demo world is ${memberId}`);
  return customerId;
}

const staff = new Set(people.filter((one) => one.isStaff).map((one) => one.memberId));
const durationOf = new Map(videos.map((one) => [one.videoId, one.duration]));

/** What members did before the first start; `now` is that start, epoch milliseconds. */
export function historyRows(at: At, now: number): LoadRows<HistoryTable> {
  const own = (memberId: string) => ({ member_id: memberId, customer_id: customerOf(memberId) });
  const badges = courseBadges.map((one) => ({
    ...own(one.memberId),
    course_id: one.courseId,
    session_id: one.sessionId,
    at: at(one.awardedAt),
  }));
  return {
    ...enrollmentRows(at, now),
    attendance: enrollments
      .filter((one) => one.attended === true)
      .map((one) => ({ ...own(one.memberId), session_id: one.sessionId, attended_at: at(one.at) })),
    video_progress: videoProgress.map((one) => {
      const duration = durationOf.get(one.videoId) ?? 0;
      const farthest = (duration * one.percent) / 100;
      return {
        ...own(one.memberId),
        session_id: one.sessionId,
        video_id: one.videoId,
        farthest_watched_time: farthest,
        continue_at_time: duration - farthest <= 10 ? 0 : farthest,
        covered: `{[0,${String(Math.floor(farthest))})}`,
        completed_at: one.percent >= 90 ? at(one.lastWatchedAt) : null,
        watched_at: at(one.lastWatchedAt),
      };
    }),
    content_progress: taskProgress.map((one) => ({
      ...own(one.memberId),
      session_content_id: one.sessionContentId,
      type: one.type,
      status: one.status,
      changed_at: at(one.at),
    })),
    course_completion: badges.map(({ at: completed, ...row }) => ({ ...row, completed_at: completed })),
    course_badge: badges.map(({ at: awarded, ...row }) => ({ ...row, awarded_at: awarded })),
    bookmark: bookmarks.map((one) => ({
      member_id: one.memberId,
      content_type: one.contentType,
      content_id: one.contentId,
      created_at: at(one.at),
    })),
    metering_use: metering.flatMap(({ memberId, watchedVideoIds }) =>
      watchedVideoIds.map((videoId) => ({
        ...own(memberId),
        window_start: `${new Date(now).toISOString().slice(0, 7)}-01`,
        video_id: videoId,
        reserved_at: new Date(now).toISOString(),
        confirmed_at: new Date(now).toISOString(),
      })),
    ),
  };
}

function enrollmentRows(at: At, now: number): LoadRows<'session_seat' | 'enrollment'> {
  const bySession = Map.groupBy(enrollments, (one) => one.sessionId);
  const session_seat: LoadRow<'session_seat'>[] = [];
  const enrollment: LoadRow<'enrollment'>[] = [];
  for (const { session } of sessions) {
    const all = bySession.get(session.sessionId) ?? [];
    const waiting = all
      .filter((one) => one.status === 'WAITLISTED')
      .toSorted((a, b) => resolve(a.at, now) - resolve(b.at, now));
    const seated = all.filter((one) => one.status !== 'WAITLISTED' && !staff.has(one.memberId));
    const row = (one: EnrollmentSeed, place: number | null): LoadRow<'enrollment'> => ({
      member_id: one.memberId,
      session_id: one.sessionId,
      customer_id: customerOf(one.memberId),
      // an enrollment in a session that has ended is read as COMPLETED
      status: one.status === 'WAITLISTED' ? 'WAITLISTED' : 'ENROLLED',
      takes_seat: one.status !== 'WAITLISTED' && !staff.has(one.memberId),
      place,
      joined_at: at(one.at),
      changed_at: at(one.at),
    });
    enrollment.push(...all.filter((one) => one.status !== 'WAITLISTED').map((one) => row(one, null)));
    enrollment.push(...waiting.map((one, index) => row(one, index + 1)));
    session_seat.push({
      session_id: session.sessionId,
      capacity: session.sessionType === 'LIVE' ? (session.capacity ?? null) : null,
      taken: seated.length,
      waiting: waiting.length,
      next_place: waiting.length + 1,
    });
  }
  return { session_seat, enrollment };
}
