import { companyViewings, learnedFor } from '@atrium/content/companyHistory.ts';
import { sessions } from '@atrium/content/courses.ts';
import { enrollments } from '@atrium/content/enrollments.ts';
import {
  bookmarks,
  courseBadges,
  metering,
  projectSubmissions,
  taskProgress,
  videoProgress,
} from '@atrium/content/history.ts';
import { people, persona } from '@atrium/content/people.ts';
import { coursePriorities, seatOffers } from '@atrium/content/seats.ts';
import { sessionContents } from '@atrium/content/sessionContents.ts';
import type { CourseBadgeSeed, EnrollmentSeed, VideoProgressSeed, ViewingSeed } from '@atrium/content/types.ts';
import { vandelayEnrollments } from '@atrium/content/vandelay/history.ts';
import { videos } from '@atrium/content/videos.ts';
import { resolve } from '@atrium/content/when.ts';
import { second } from '@atrium/domain/time.ts';
import type { LoadRow, LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

type HistoryTable =
  | 'session_seat'
  | 'enrollment'
  | 'seat_offer'
  | 'course_priority'
  | 'attendance'
  | 'video_progress'
  | 'viewing'
  | 'content_progress'
  | 'project_submission'
  | 'course_completion'
  | 'course_badge'
  | 'bookmark'
  | 'metering_use';

const customers = new Map(people.map((person) => [person.memberId, person.customerId]));
function customerOf(memberId: string): string {
  // under whose contract: the person may have left the company
  const customerId = learnedFor.get(memberId) ?? customers.get(memberId);
  if (customerId === undefined) throw new Error(`nobody of the demo world is ${memberId}`);
  return customerId;
}

const staff = new Set(people.filter((person) => person.isStaff).map((person) => person.memberId));
const durationOf = new Map(videos.map((video) => [video.videoId, video.duration]));

const reviewer = persona('instructor').memberId;
const sessionOf = new Map(
  sessionContents.flatMap(({ sessionId, containers }) =>
    containers.map(({ sessionContentId }) => [sessionContentId, sessionId]),
  ),
);

/** What members did before the first start; `now` is that start, epoch milliseconds. */
export function historyRows(at: At, now: number): LoadRows<HistoryTable> {
  const own = (memberId: string) => ({ member_id: memberId, customer_id: customerOf(memberId) });
  return {
    ...enrollmentRows(at, now),
    seat_offer: seatOffers.map((offer) => ({
      member_id: offer.memberId,
      session_id: offer.sessionId,
      offered_at: at(offer.offeredAt),
      expires_at: at(offer.expiresAt),
      swap: offer.swap,
    })),
    course_priority: coursePriorities.map((priority) => ({
      member_id: priority.memberId,
      course_id: priority.courseId,
      session_id: priority.sessionId,
      granted_at: at(priority.grantedAt),
    })),
    attendance: enrollments
      .filter((enrollment) => enrollment.attended === true)
      .map((enrollment) => ({
        ...own(enrollment.memberId),
        session_id: enrollment.sessionId,
        attended_at: at(enrollment.at),
      })),
    ...learningRows(at, own, { progress: videoProgress, viewings: companyViewings, badges: courseBadges }),
    content_progress: taskProgress.map((item) => ({
      ...own(item.memberId),
      session_content_id: item.sessionContentId,
      type: item.type,
      status: item.status,
      changed_at: at(item.at),
    })),
    project_submission: projectSubmissions.map((item, index) => {
      const isSame = (other: typeof item) =>
        other.memberId === item.memberId && other.sessionContentId === item.sessionContentId;
      const next = projectSubmissions.slice(index + 1).find(isSame);
      return {
        submission_id: item.submissionId,
        member_id: item.memberId,
        session_content_id: item.sessionContentId,
        session_id: sessionOf.get(item.sessionContentId) ?? '',
        number: projectSubmissions.slice(0, index).filter(isSame).length + 1,
        link: item.link ?? '',
        note: item.note ?? '',
        submitted_at: at(item.at),
        state: item.answer?.state ?? ('WAITING' as const),
        words: item.answer?.words ?? '',
        reviewed_at: item.answer === undefined ? null : at(item.answer.at),
        reviewer_id: item.answer === undefined ? null : reviewer,
        replaced_at: next === undefined ? null : at(next.at),
      };
    }),
    bookmark: bookmarks.map((bookmark) => ({
      member_id: bookmark.memberId,
      content_type: bookmark.contentType,
      content_id: bookmark.contentId,
      created_at: at(bookmark.at),
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

interface Learned {
  readonly progress: readonly VideoProgressSeed[];
  readonly viewings: readonly ViewingSeed[];
  readonly badges: readonly CourseBadgeSeed[];
}
/** Whose a row is: the member, and the customer under whose contract they learned. */
type Own = (memberId: string) => { readonly member_id: string; readonly customer_id: string };

/** What members watched and completed. */
export function learningRows(
  at: At,
  own: Own,
  { progress, viewings, badges }: Learned,
): LoadRows<'video_progress' | 'viewing' | 'course_completion' | 'course_badge'> {
  const awards = badges.map((badge) => ({
    ...own(badge.memberId),
    course_id: badge.courseId,
    session_id: badge.sessionId,
    at: at(badge.awardedAt),
  }));
  return {
    video_progress: progress.map((item) => {
      const duration = durationOf.get(item.videoId) ?? 0;
      const farthest = (duration * item.percent) / 100;
      return {
        ...own(item.memberId),
        session_id: item.sessionId,
        video_id: item.videoId,
        farthest_watched_time: farthest,
        continue_at_time: duration - farthest <= 10 ? 0 : farthest,
        covered: `{[0,${String(Math.floor(farthest))})}`,
        completed_at: item.percent >= 90 ? at(item.lastWatchedAt) : null,
        watched_at: at(item.lastWatchedAt),
      };
    }),
    viewing: viewings.map(({ memberId, videoId, courseId, sessionId, startedAt, seconds }) => {
      const begun = at(startedAt);
      const endedAt = new Date(Date.parse(begun) + seconds * second).toISOString();
      return {
        viewing_id: `${memberId}/${videoId}`,
        ...own(memberId),
        video_id: videoId,
        course_id: courseId,
        session_id: sessionId,
        status: 'ENDED',
        started_at: begun,
        last_beat_at: endedAt,
        ended_at: endedAt,
        max_playhead: seconds,
        playing_seconds: seconds,
        duration: durationOf.get(videoId) ?? 0,
      };
    }),
    course_completion: awards.map(({ at: completed, ...row }) => ({ ...row, completed_at: completed })),
    course_badge: awards.map(({ at: awarded, ...row }) => ({ ...row, awarded_at: awarded })),
  };
}

function enrollmentRows(at: At, now: number): LoadRows<'session_seat' | 'enrollment'> {
  const bySession = Map.groupBy(enrollments, (item) => item.sessionId);
  // their rows are loaded apart (vandelay.ts), their seats are counted here
  const atVandelay = Map.groupBy(vandelayEnrollments, (item) => item.sessionId);
  const session_seat: LoadRow<'session_seat'>[] = [];
  const enrollment: LoadRow<'enrollment'>[] = [];
  for (const { session } of sessions) {
    const all = bySession.get(session.sessionId) ?? [];
    const waiting = all
      .filter((item) => item.status === 'WAITLISTED')
      .toSorted((a, b) => resolve(a.at, now) - resolve(b.at, now));
    const seated = all.filter((item) => item.status !== 'WAITLISTED' && !staff.has(item.memberId));
    const row = (enrollmentSeed: EnrollmentSeed, waitlistNumber: number | null): LoadRow<'enrollment'> => ({
      member_id: enrollmentSeed.memberId,
      session_id: enrollmentSeed.sessionId,
      customer_id: customerOf(enrollmentSeed.memberId),
      // an enrollment in a session that has ended is read as COMPLETED
      status: enrollmentSeed.status === 'WAITLISTED' ? 'WAITLISTED' : 'ENROLLED',
      takes_seat: enrollmentSeed.status !== 'WAITLISTED' && !staff.has(enrollmentSeed.memberId),
      waitlist_number: waitlistNumber,
      joined_at: at(enrollmentSeed.at),
      changed_at: at(enrollmentSeed.at),
    });
    enrollment.push(...all.filter((item) => item.status !== 'WAITLISTED').map((item) => row(item, null)));
    enrollment.push(...waiting.map((item, index) => row(item, index + 1)));
    session_seat.push({
      session_id: session.sessionId,
      capacity: session.sessionType === 'LIVE' ? (session.capacity ?? null) : null,
      taken: seated.length + (atVandelay.get(session.sessionId)?.length ?? 0),
      waiting: waiting.length,
      next_waitlist_number: waiting.length + 1,
      held: seatOffers.filter(({ sessionId }) => sessionId === session.sessionId).length,
    });
  }
  return { session_seat, enrollment };
}
