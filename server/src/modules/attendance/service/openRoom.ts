import type { MemberContext } from '../../../base/context.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { sessionRooms } from '../../enrollment/service/sessionRoom.ts';
import { whileMember } from '../../member/service/whileMember.ts';
import { findRoomLink } from '../store/meetings.ts';
import { findJoinUrl, saveRegistration } from '../store/registrations.ts';

/**
 * The address at which the viewer enters the live room of a session: their own one at the meeting provider, which
 * registers them at the first time (THR-41), or the link for everybody when it is away or knows no registrations. Null
 * while the room is closed, for viewers who may not enter it, and for one who was erased meanwhile.
 */
export async function openRoom(ctx: MemberContext, sessionId: string): Promise<string | null> {
  const found = await sessionRooms.find(ctx, sessionId);
  if (!found.ok || found.value.state !== 'open') return null;
  const link = safeLink(await findRoomLink(ctx.db, sessionId));
  if (link === null) return null;
  const { memberId, email, firstName, lastName } = ctx.viewer;
  const key = { memberId, sessionId, link };
  const known = await findJoinUrl(ctx.db, key);
  if (known !== null) return known;
  try {
    const room = { kind: 'session', roomId: sessionId, link } as const;
    const registration = await ctx.ports.meetings.register({ room, memberId, email, firstName, lastName });
    if (registration === null) return link;
    if (await whileMember(ctx.db, memberId, (tx) => saveRegistration(tx, key, registration)))
      return registration.joinUrl;
    await ctx.ports.meetings.remove({ link, registrantId: registration.registrantId });
    return null;
  } catch (error) {
    // the class must not be missed: attendance is then found by the address of the member
    ctx.log.error({ err: error, sessionId }, 'registering for a live room failed');
    return link;
  }
}
