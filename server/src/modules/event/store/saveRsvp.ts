import type { RsvpStatus } from '@atrium/domain/event/facts.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { RsvpRegistration } from '../types.ts';

interface RsvpKey {
  readonly memberId: string;
  readonly memberEventId: string;
}

/** The id of the answer of a member to an event; null when there is none. */
export async function findRsvpId(tx: Tx, { memberId, memberEventId }: RsvpKey): Promise<number | null> {
  const row = await tx
    .selectFrom('member_event_rsvp')
    .select('member_event_rsvp_id as rsvpId')
    .where('member_id', '=', memberId)
    .where('member_event_id', '=', memberEventId)
    .executeTakeFirst();
  return row?.rsvpId ?? null;
}

/**
 * Writes the one row of a member and event with another status; a job then registers it with the meeting provider.
 * `revision`: that of the event whose dates the member knows.
 */
export function saveRsvp(
  tx: Tx,
  {
    memberId,
    memberEventId,
    status,
    revision,
    now,
  }: RsvpKey & { readonly status: RsvpStatus; readonly revision: number; readonly now: Date },
): Promise<{ readonly rsvpId: number; readonly changes: number }> {
  return tx
    .insertInto('member_event_rsvp')
    .columns(['member_id', 'member_event_id', 'customer_id', 'status', 'notified_revision', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('member as m')
        .select((member) => [
          'm.member_id',
          member.val(memberEventId).as('member_event_id'),
          'm.customer_id',
          member.val(status).as('status'),
          member.val(revision).as('notified_revision'),
          member.val(now).as('changed_at'),
        ])
        .where('m.member_id', '=', memberId),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'member_event_id']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        changes: eb('member_event_rsvp.changes', '+', 1),
        notified_revision: eb.ref('excluded.notified_revision'),
        changed_at: eb.ref('excluded.changed_at'),
        zoom_join_url: null,
        zoom_registrant_id: null,
        reminded_at: null,
      })),
    )
    .returning(['member_event_rsvp_id as rsvpId', 'changes'])
    .executeTakeFirstOrThrow();
}

/** An answer as it is registered with the meeting provider; null for none, and for an event without a room. */
export async function findRegistration(tx: Tx, { memberId, memberEventId }: RsvpKey): Promise<RsvpRegistration | null> {
  const row = await tx
    .selectFrom('member_event_rsvp as r')
    .innerJoin('member_event as e', 'e.member_event_id', 'r.member_event_id')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select([
      'r.member_id as memberId',
      'r.member_event_id as memberEventId',
      'm.email',
      'm.first_name as firstName',
      'm.last_name as lastName',
      'r.status',
      'e.status as eventStatus',
      'r.changes',
      'r.registered_changes as registeredChanges',
      'e.zoom_link as link',
    ])
    .where('r.member_id', '=', memberId)
    .where('r.member_event_id', '=', memberEventId)
    .where('e.zoom_link', 'is not', null)
    .executeTakeFirst();
  return row === undefined || row.link === null ? null : { ...row, link: row.link };
}

/** Whether an event is over at an instant, or gone. */
export async function isOver(tx: Tx, memberEventId: string, now: Date): Promise<boolean> {
  const ahead = await tx
    .selectFrom('member_event')
    .select('member_event_id')
    .where('member_event_id', '=', memberEventId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return ahead === undefined;
}

/** Records what the provider answered, unless the answer has changed since `changes`; tells whether it was recorded. */
export async function saveRegistration(
  tx: Tx,
  { memberId, memberEventId, changes }: RsvpRegistration,
  registered: { readonly registrantId: string; readonly joinUrl: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_event_rsvp')
    .set({
      registered_changes: changes,
      zoom_registrant_id: registered?.registrantId ?? null,
      zoom_join_url: registered?.joinUrl ?? null,
    })
    .where('member_id', '=', memberId)
    .where('member_event_id', '=', memberEventId)
    .where('changes', '=', changes)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
