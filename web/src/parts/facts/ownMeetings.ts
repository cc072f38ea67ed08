import { firstOverlap, meetingSpans, type MeetingSpan } from '@atrium/domain/session/meetings.ts';
import { formatMoment } from '#lib/dates.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { OwnMeetingFieldsFragment } from '#lib/gql/graphql.ts';
import type { MemberSession } from './memberSession.ts';

graphql(`
  fragment OwnMeetingFields on UserMeeting {
    sessionId
    courseId
    courseTitle
    title
    startAt
    endAt
  }
`);

/** A live meeting, upcoming or running, of a session in which the member is enrolled. */
export interface OwnMeeting extends MeetingSpan {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  /** 'Working session 2' */
  readonly title: string;
}

/** Converts the API's meetings: millisecond strings become numbers. */
export function toOwnMeetings(wire: readonly OwnMeetingFieldsFragment[] | null | undefined): OwnMeeting[] {
  return (wire ?? []).map((item) => ({ ...item, startAt: Number(item.startAt), endAt: Number(item.endAt) }));
}

/** 'Overlaps with Pricing as Strategy on Tue, Dec 1, 12:00 PM GMT-5' */
export function clashWords({ courseTitle, startAt }: OwnMeeting, zone: string): string {
  return `Overlaps with ${courseTitle} on ${formatMoment(startAt, zone)}`;
}

/**
 * The member's first meeting that a session would overlap; sessions of the same course are left out, because those are
 * swaps.
 */
export function clashOf(
  session: MemberSession,
  meetings: readonly MeetingSpan[],
  own: readonly OwnMeeting[],
): OwnMeeting | null {
  const elsewhere = own.filter(({ courseId }) => courseId !== session.courseId);
  return firstOverlap(meetingSpans(session, meetings), elsewhere) ?? null;
}
