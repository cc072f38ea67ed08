import { refuse, type Result } from '@atrium/domain/errors.ts';
import type { MeetingDesk, Room, RoomAddress, RoomKind, RoomVisit } from '../ports/meetings.ts';
import { asMember, type Context, type MemberContext } from './context.ts';

type UseCase = (ctx: MemberContext, roomId: string) => Promise<Result<Room>>;

/**
 * The rooms of one kind, exported by a module's `rooms.ts`; each use case refuses with NOT_FOUND for an unknown room.
 */
export interface Rooms {
  readonly kind: RoomKind;
  readonly find: UseCase;
  readonly join: UseCase;
  readonly leave: UseCase;
}

/** The product's side of the meeting provider; `contextOf` identifies the visitor. */
export function openMeetingDesk(
  contextOf: (visit: RoomVisit) => Promise<Context>,
  rooms: readonly Rooms[],
): MeetingDesk {
  const asked = (useCase: 'find' | 'join' | 'leave') => async (visit: RoomVisit, room: RoomAddress) => {
    const ctx = await contextOf(visit);
    if (ctx.viewer === null) return refuse('UNAUTHENTICATED');
    const kind = rooms.find((known) => known.kind === room.kind);
    return kind === undefined ? refuse('NOT_FOUND') : kind[useCase](asMember(ctx), room.roomId);
  };
  return { find: asked('find'), join: asked('join'), leave: asked('leave') };
}
