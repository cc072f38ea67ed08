import type { EventStatus } from '@atrium/domain/event/facts.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, timeZoneOf } from '../../../base/sql/fragments.ts';

/** Events with a change about which not all attendees have a mail. */
export async function listChangedEvents(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('event_change')
    .select('member_event_id as id')
    .distinct()
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** The dates that an event had up to a revision. */
export interface EarlierEvent {
  readonly revision: number;
  readonly eventStart: number;
  readonly eventEnd: number | null;
  readonly status: EventStatus;
}

/** What an event was before each change about which some attendees may have no mail yet, the oldest first. */
export function listEventChanges(tx: Tx, memberEventId: string): Promise<EarlierEvent[]> {
  return tx
    .selectFrom('event_change as c')
    .select((eb) => [
      'c.revision',
      epochMillis(eb.ref('c.start_at')).as('eventStart'),
      epochMillis(eb.ref('c.end_at')).as('eventEnd'),
      'c.status',
    ])
    .where('c.member_event_id', '=', memberEventId)
    .orderBy('c.revision')
    .execute();
}

/** Removes the changes of an event about which all attendees have a mail. */
export async function removeMailedChanges(tx: Tx, memberEventId: string): Promise<void> {
  await tx
    .deleteFrom('event_change as c')
    .where('c.member_event_id', '=', memberEventId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('member_event_rsvp as r')
            .select('r.member_event_rsvp_id')
            .whereRef('r.member_event_id', '=', 'c.member_event_id')
            .where('r.status', '=', 'ACTIVE')
            .whereRef('r.notified_revision', '<=', 'c.revision'),
        ),
      ),
    )
    .execute();
}

/** The ids of some answers, above `after`, of attendees of an event without a mail about a change of it. */
export async function listUnmailed(tx: Tx, memberEventId: string, after: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('member_event_rsvp as r')
    .select('r.member_event_rsvp_id as rsvpId')
    .where('r.member_event_id', '=', memberEventId)
    .where('r.status', '=', 'ACTIVE')
    .where('r.member_event_rsvp_id', '>', after)
    .where('r.notified_revision', '<=', (eb) =>
      eb
        .selectFrom('event_change as c')
        .select((change) => change.fn.max('c.revision').as('newest'))
        .where('c.member_event_id', '=', memberEventId),
    )
    .orderBy('r.member_event_rsvp_id')
    .limit(sql.lit(200))
    .execute();
  return rows.map(({ rsvpId }) => rsvpId);
}

/** Somebody who attends an event, and the revision of it that they know. */
interface Attendee {
  readonly rsvpId: number;
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly changes: number;
  readonly notifiedRevision: number;
}

/** Those of these answers by which somebody attends, locked; without those that somebody else is changing. */
export function lockAttendees(tx: Tx, rsvpIds: readonly number[]): Promise<Attendee[]> {
  return tx
    .selectFrom('member_event_rsvp as r')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select(['r.member_event_rsvp_id as rsvpId', 'm.member_id as memberId', 'm.email', 'm.first_name as firstName'])
    .select((eb) => timeZoneOf(eb.ref('m.member_id')).as('timeZone'))
    .select(['r.changes', 'r.notified_revision as notifiedRevision'])
    .where('r.member_event_rsvp_id', 'in', rsvpIds)
    .where('r.status', '=', 'ACTIVE')
    .orderBy('r.member_event_rsvp_id')
    .forNoKeyUpdate('r')
    .skipLocked()
    .execute();
}

/** Records that these attendees know an event as it is in a revision. */
export async function saveKnownRevision(tx: Tx, rsvpIds: readonly number[], revision: number): Promise<void> {
  await tx
    .updateTable('member_event_rsvp')
    .set({ notified_revision: revision })
    .where('member_event_rsvp_id', 'in', rsvpIds)
    .execute();
}
