import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isAttending, roomHours, roomState } from '@atrium/domain/event/attendance.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Rooms } from '../../../base/meetingDesk.ts';
import type { Room } from '../../../ports/meetings.ts';
import { enterRoom, findInsideSince, leaveRoom } from '../../meeting/service/presence.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { findEvent } from '../store/events.ts';
import { timesOf } from './memberEvent.ts';

const eventPage = routeRequirement('/events/{memberEventId}');

/**
 * The live room of an event, for members who attend it (EVT-05, D36); after the end for everyone who may open the
 * event. Refuses with NOT_FOUND for an event that is unknown, canceled or not this viewer's, and with NOT_ATTENDING.
 */
async function findRoom({ db, viewer, now }: MemberContext, memberEventId: string): Promise<Result<Room>> {
  const row = await findEvent(db, viewer.memberId, memberEventId);
  if (row?.status !== 'PUBLISHED' || !checkRequirement(viewer, eventPage).ok) return refuse('NOT_FOUND');
  const times = timesOf(row);
  const { opensAt, closesAt } = roomHours(times);
  const state = roomState(times, now);
  if (state !== 'over' && !isAttending(row.status, row.rsvpStatus)) return refuse('NOT_ATTENDING');
  return ok({
    kind: 'event',
    roomId: memberEventId,
    heading: row.categoryLabel ?? row.typeLabel ?? 'Event',
    title: row.title,
    startAt: times.eventStart,
    endAt: closesAt,
    timeZone: (await findRecipient(db, viewer.memberId))?.timeZone ?? row.timeZone,
    state: state === 'ahead' ? { opensAt } : state,
    personName: `${viewer.firstName} ${viewer.lastName}`,
    insideSince: await findInsideSince({ db }, viewer.memberId, { memberEventId }),
    back: { href: `/events/${encodeURIComponent(memberEventId)}`, label: 'Back to the event' },
    now,
  });
}

/** The rooms of events. */
export const eventRooms: Rooms = {
  kind: 'event',
  find: findRoom,
  join: async (ctx, memberEventId) => {
    const found = await findRoom(ctx, memberEventId);
    if (!found.ok) return found;
    if (found.value.state !== 'open') return refuse('NOT_AVAILABLE_YET');
    await enterRoom(ctx, ctx.viewer.memberId, { memberEventId });
    return ok({ ...found.value, insideSince: found.value.insideSince ?? ctx.now });
  },
  leave: async (ctx, memberEventId) => {
    await leaveRoom(ctx, ctx.viewer.memberId, { memberEventId });
    return findRoom(ctx, memberEventId);
  },
};
