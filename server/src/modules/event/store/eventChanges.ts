import type { EventStatus } from '@atrium/domain/event/facts.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** Events that have changed since their attendees were told. */
export async function listChangedEvents(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('event_change').select('member_event_id as id').orderBy('id').limit(100).execute();
  return rows.map(({ id }) => id);
}

/** What attendees know of an event, until now: removes it; null when it was removed before. */
export async function removeEventChange(
  tx: Tx,
  memberEventId: string,
): Promise<{ readonly eventStart: number; readonly eventEnd: number | null; readonly status: EventStatus } | null> {
  const removed = await tx
    .deleteFrom('event_change as c')
    .where('c.member_event_id', '=', memberEventId)
    .returning((eb) => [
      epochMillis(eb.ref('c.start_at')).as('eventStart'),
      epochMillis(eb.ref('c.end_at')).as('eventEnd'),
      'c.status',
    ])
    .executeTakeFirst();
  return removed ?? null;
}

interface Attendee {
  readonly rsvpId: number;
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
}

/** Who attends an event, at most 1,000 of them, those with higher ids of their answers than `after`. */
export async function listAttendees(tx: Tx, memberEventId: string, after: number): Promise<Attendee[]> {
  return tx
    .selectFrom('member_event_rsvp as r')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select(['r.member_event_rsvp_id as rsvpId', 'm.member_id as memberId', 'm.email', 'm.first_name as firstName'])
    .where('r.member_event_id', '=', memberEventId)
    .where('r.status', '=', 'ACTIVE')
    .where('r.member_event_rsvp_id', '>', after)
    .orderBy('r.member_event_rsvp_id')
    .limit(sql.lit(1000))
    .execute();
}
