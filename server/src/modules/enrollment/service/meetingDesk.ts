import { refuse, type Result } from '@atrium/domain/errors.ts';
import { asMember, type Context, type MemberContext } from '../../../base/context.ts';
import type { MeetingDesk, Room, RoomVisit } from '../../../ports/meetings.ts';
import { findRoom, joinMeeting, leaveMeeting } from './meetingRoom.ts';

type UseCase = (ctx: MemberContext, sessionId: string) => Promise<Result<Room>>;

/** The product's side of the meeting provider; `contextOf` identifies the visitor. */
export function openMeetingDesk(contextOf: (visit: RoomVisit) => Promise<Context>): MeetingDesk {
  const asked = (useCase: UseCase) => async (visit: RoomVisit, sessionId: string) => {
    const ctx = await contextOf(visit);
    return ctx.viewer === null ? refuse('UNAUTHENTICATED') : useCase(asMember(ctx), sessionId);
  };
  return { find: asked(findRoom), join: asked(joinMeeting), leave: asked(leaveMeeting) };
}
