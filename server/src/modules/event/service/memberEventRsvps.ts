import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isAttending } from '@atrium/domain/event/attendance.ts';
import { watchLink } from '@atrium/domain/event/watchLink.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findRsvp, listRsvps } from '../store/rsvps.ts';
import type { MemberEventRsvp, RsvpRow } from '../types.ts';
import { timesOf } from './memberEvent.ts';

/** The viewer's answer to an event; null for one who never answered, and for an unknown event (EVT-09). */
export async function findMemberEventRsvp(ctx: MemberContext, memberEventId: string): Promise<MemberEventRsvp | null> {
  const row = await findRsvp(ctx.db, ctx.viewer.memberId, memberEventId);
  return row === null ? null : toRsvp(row, ctx.now);
}

/**
 * The viewer's answers, those to the latest events first and 200 at most; those to events that are over only with
 * `includePastEvents`. Refuses with FORBIDDEN for another member (THR-24).
 */
export async function listMemberEventsRsvp(
  ctx: MemberContext,
  { userId, includePastEvents }: { readonly userId: string; readonly includePastEvents: boolean },
): Promise<Result<MemberEventRsvp[]>> {
  if (userId !== ctx.viewer.memberId) return refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' });
  const rows = await listRsvps(ctx.db, userId, includePastEvents ? null : new Date(ctx.now));
  return ok(rows.map((row) => toRsvp(row, ctx.now)));
}

/** The member's own address of the room is served while it can be joined, as everywhere (D36, THR-41). */
function toRsvp(row: RsvpRow, now: number): MemberEventRsvp {
  const { memberEventId, status, userId, zoomJoinUrl, zoomRegistrantId } = row;
  const attending = isAttending(row.eventStatus, status);
  const links = { zoomJoinUrl, zoomLink: null, recordingUrl: null };
  return {
    memberEventId,
    status,
    userId,
    zoomRegistrantId,
    zoomJoinUrl: watchLink(
      {
        ...timesOf(row),
        ...links,
      },
      attending,
      now,
    ),
  };
}
