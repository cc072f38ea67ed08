import { isAttending } from '@atrium/domain/event/attendance.ts';
import type { Context } from '../../../base/context.ts';
import type { Attendee } from '../../../ports/meetings.ts';
import { findRegistration, saveRegistration } from '../store/saveRsvp.ts';

const mostRounds = 10;

/**
 * Tells the meeting provider whether a member attends (D37, THR-41). Throws when the provider is away, so that the job
 * is retried. After each call to the provider the answer is read again; if it has changed meanwhile, the provider is
 * called again, so that of concurrent jobs the last one leaves it with the latest answer.
 */
export async function settleRegistration(
  ctx: Pick<Context, 'db' | 'ports'>,
  rsvp: { readonly memberId: string; readonly memberEventId: string },
): Promise<void> {
  let left: Attendee | null = null;
  for (let round = 0; round < mostRounds; round += 1) {
    const registration = await findRegistration(ctx.db, rsvp);
    const { meetings } = ctx.ports;
    if (registration === null) {
      // erased while the provider was asked
      if (left !== null) await meetings.cancel(left);
      return;
    }
    if (round === 0 && registration.registeredChanges === registration.changes) return;
    const { memberEventId, memberId, email, firstName, lastName, link } = registration;
    const room = { kind: 'event', roomId: memberEventId, link } as const;
    const attendee = { room, memberId, email, firstName, lastName };
    // the address or the room has changed while the provider was asked
    if (left !== null && (left.email !== email || left.room.link !== link)) await meetings.cancel(left);
    const attends = isAttending(registration.eventStatus, registration.status);
    const registered = attends ? await meetings.register(attendee) : null;
    if (!attends) await meetings.cancel(attendee);
    left = attends ? attendee : null;
    if (await saveRegistration(ctx.db, registration, registered)) return;
  }
  throw new Error(`the answer to ${rsvp.memberEventId} kept changing`);
}
