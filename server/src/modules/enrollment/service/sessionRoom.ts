import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { roomState } from '@atrium/domain/session/meetingRoom.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Rooms } from '../../../base/meetingDesk.ts';
import type { Room } from '../../../ports/meetings.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import { enterRoom, leaveRoom } from '../../meeting/service/presence.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { findRoomMeetings } from '../store/roomMeetings.ts';

/**
 * The live room of a session for enrolled members and staff (SSN-03). Refuses with NOT_FOUND for a session that is
 * unknown, canceled or has no meetings, and with NOT_ENROLLED.
 */
async function findRoom(ctx: MemberContext, sessionId: string): Promise<Result<Room>> {
  const found = await findMeeting(ctx, sessionId);
  return found.ok ? ok(found.value.room) : found;
}

/**
 * Enters the room and records the instant (D33). Refuses as `findRoom`, and with NOT_AVAILABLE_YET while it is closed.
 */
async function joinMeeting(ctx: MemberContext, sessionId: string): Promise<Result<Room>> {
  const found = await findMeeting(ctx, sessionId);
  if (!found.ok) return found;
  const { room, meetingNumber } = found.value;
  if (room.state !== 'open') return refuse('NOT_AVAILABLE_YET');
  await enterRoom(ctx, ctx.viewer.memberId, { sessionId, meetingNumber });
  return ok({ ...room, insideSince: room.insideSince ?? ctx.now });
}

/** Leaves the room and records the instant; does nothing when already outside. Refuses as `findRoom`. */
async function leaveMeeting(ctx: MemberContext, sessionId: string): Promise<Result<Room>> {
  await leaveRoom(ctx, ctx.viewer.memberId, { sessionId });
  return findRoom(ctx, sessionId);
}

/** The rooms of sessions. */
export const sessionRooms: Rooms = { kind: 'session', find: findRoom, join: joinMeeting, leave: leaveMeeting };

async function findMeeting(
  ctx: MemberContext,
  sessionId: string,
): Promise<Result<{ readonly room: Room; readonly meetingNumber: number }>> {
  const { viewer, now } = ctx;
  const found = await findRoomMeetings(ctx.db, viewer.memberId, sessionId);
  const meetings = (found?.meetings ?? []).map((meeting) => ({
    ...meeting,
    startAt: Number(meeting.startAt),
    endAt: Number(meeting.endAt),
  }));
  const state = roomState(meetings, now);
  if (found === null || state === null || found.session.cancelled) return refuse('NOT_FOUND');
  const opened = openContent(ctx, found.session);
  if (!opened.ok) return opened;
  const session = opened.value;
  const { meeting } = state;
  const room: Room = {
    kind: 'session',
    roomId: sessionId,
    heading: session.title,
    title: meeting.title,
    startAt: meeting.startAt,
    endAt: meeting.endAt,
    timeZone: (await findRecipient(ctx.db, viewer.memberId))?.timeZone ?? session.timeZone,
    state: state.kind === 'before' ? { opensAt: state.opensAt } : state.kind,
    personName: `${viewer.firstName} ${viewer.lastName}`,
    insideSince: meeting.insideSince === null ? null : Number(meeting.insideSince),
    back: { href: `/courses/session/${encodeURIComponent(sessionId)}`, label: 'Back to the session' },
    now,
  };
  return ok({ room, meetingNumber: meeting.meetingNumber });
}
