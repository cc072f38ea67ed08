import { refuse, type Result } from '@atrium/domain/errors.ts';
import { asMember, type Context, type MemberContext } from './context.ts';
import type { MeetingDesk, Room, RoomVisit } from '../ports/meetings.ts';

type UseCase = (ctx: MemberContext, roomId: string) => Promise<Result<Room>>;

/** The rooms of one kind; each use case refuses with NOT_FOUND for a room of another kind. */
export interface Rooms {
  readonly find: UseCase;
  readonly join: UseCase;
  readonly leave: UseCase;
}

/** The product's side of the meeting provider; `contextOf` identifies the visitor. A room's id is of one kind only. */
export function openMeetingDesk(
  contextOf: (visit: RoomVisit) => Promise<Context>,
  kinds: readonly Rooms[],
): MeetingDesk {
  const asked = (useCase: keyof Rooms) => async (visit: RoomVisit, roomId: string) => {
    const ctx = await contextOf(visit);
    if (ctx.viewer === null) return refuse('UNAUTHENTICATED');
    for (const rooms of kinds) {
      const found = await rooms[useCase](asMember(ctx), roomId);
      if (found.ok || found.refusal.code !== 'NOT_FOUND') return found;
    }
    return refuse('NOT_FOUND');
  };
  return { find: asked('find'), join: asked('join'), leave: asked('leave') };
}
