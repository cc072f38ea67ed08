import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { millis, timeZoneOf } from '../../../base/sql/fragments.ts';
import type { Reminder } from '../types.ts';

/** Attendees of an event between `now` and `until` who answered before `answeredBefore` and were not reminded. */
export async function listToRemind(
  tx: Tx,
  { now, until, answeredBefore }: { readonly now: Date; readonly until: Date; readonly answeredBefore: Date },
): Promise<Reminder[]> {
  const rows = await tx
    .selectFrom('member_event as e')
    .innerJoin('member_event_rsvp as r', 'r.member_event_id', 'e.member_event_id')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select((eb) => [
      'r.member_event_rsvp_id as rsvpId',
      'r.member_id as memberId',
      'r.changes',
      'm.email',
      'm.first_name as firstName',
      'e.member_event_id as memberEventId',
      'e.title',
      'e.hero_image_url as heroImageUrl',
      timeZoneOf(eb.ref('m.member_id')).as('timeZone'),
      millis(eb.ref('e.start_at')).as('eventStart'),
    ])
    .where('e.start_at', '>', now)
    .where('e.start_at', '<=', until)
    .where('e.status', '=', 'PUBLISHED')
    .where('r.status', '=', 'ACTIVE')
    .where('r.reminded_at', 'is', null)
    .where('r.changed_at', '<', answeredBefore)
    .limit(sql.lit(500))
    .execute();
  return rows.map(({ rsvpId, memberId, changes, email, firstName, timeZone, ...event }) => ({
    rsvpId,
    memberId,
    changes,
    email,
    firstName,
    timeZone,
    event,
  }));
}

/** Records that a member was reminded; false when that was done before, or the member attends no longer. */
export async function saveReminded(tx: Tx, rsvpId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_event_rsvp')
    .set({ reminded_at: now })
    .where('member_event_rsvp_id', '=', rsvpId)
    .where('status', '=', 'ACTIVE')
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The address of the member who attends by an answer; null when they attend no longer, or are gone. */
export async function findAttendeeAddress(tx: Tx, rsvpId: number): Promise<string | null> {
  const found = await tx
    .selectFrom('member_event_rsvp as r')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select('m.email')
    .where('r.member_event_rsvp_id', '=', rsvpId)
    .where('r.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return found?.email ?? null;
}
