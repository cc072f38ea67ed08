import type { Tx } from '../../../base/sql/db.ts';
import { millis } from '../../../base/sql/fragments.ts';
import type { RsvpRow } from '../types.ts';

function rsvpsOf(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member_event_rsvp as r')
    .innerJoin('member_event as e', 'e.member_event_id', 'r.member_event_id')
    .select((eb) => [
      'r.member_event_id as memberEventId',
      'r.status',
      'r.member_id as userId',
      'r.zoom_join_url as zoomJoinUrl',
      'r.zoom_registrant_id as zoomRegistrantId',
      'e.status as eventStatus',
      millis(eb.ref('e.start_at')).as('eventStart'),
      millis(eb.ref('e.end_at')).as('eventEnd'),
    ])
    .where('r.member_id', '=', memberId);
}

/** A member's answer to an event; null for one who never answered. */
export async function findRsvp(tx: Tx, memberId: string, memberEventId: string): Promise<RsvpRow | null> {
  return (await rsvpsOf(tx, memberId).where('r.member_event_id', '=', memberEventId).executeTakeFirst()) ?? null;
}

/** A member's answers, those to the latest events first; with `endingAfter`, only to events that end after it. */
export function listRsvps(tx: Tx, memberId: string, endingAfter: Date | null): Promise<readonly RsvpRow[]> {
  const rsvps = rsvpsOf(tx, memberId).orderBy('e.start_at', 'desc').orderBy('e.member_event_id');
  return (endingAfter === null ? rsvps : rsvps.where('e.ends_at', '>', endingAfter)).limit(200).execute();
}
