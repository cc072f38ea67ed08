import { defaultCategory, type EventSort } from '@atrium/domain/event/facts.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { millis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { EventListInput, MemberEventRow } from '../types.ts';

/** Events with one member's relation to them. */
function seenBy(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('member_event as e')
    .leftJoin('member_event_rsvp as r', (join) =>
      join.onRef('r.member_event_id', '=', 'e.member_event_id').on('r.member_id', '=', memberId),
    )
    .leftJoin('event_calendar as c', (join) => join.on('c.member_id', '=', memberId))
    .select((eb) => [
      'e.member_event_id as memberEventId',
      millis(eb.ref('e.start_at')).as('eventStart'),
      millis(eb.ref('e.end_at')).as('eventEnd'),
      'e.time_zone as timeZone',
      'e.title',
      'e.subtitle',
      'e.details',
      'e.status',
      'e.hero_image_url as heroImageUrl',
      'e.type',
      'e.type_label as typeLabel',
      'e.category',
      'e.category_label as categoryLabel',
      'e.zoom_link as zoomLink',
      'e.recording_url as recordingUrl',
      'e.revision',
      'r.status as rsvpStatus',
      'r.changes',
      'r.zoom_join_url as zoomJoinUrl',
      'c.token as calendarToken',
    ]);
}

const event = query((db, { memberId, memberEventId }: { memberId: string; memberEventId: string }) =>
  seenBy(db, memberId).where('e.member_event_id', '=', memberEventId),
);

/** An event as this member sees it; null for an unknown one. */
export async function findEvent(tx: Tx, memberId: string, memberEventId: string): Promise<MemberEventRow | null> {
  const [row] = await event.rows(tx, { memberId, memberEventId });
  return row ?? null;
}

/** The same for the event's page. */
export async function findEventForPage(
  reader: Reader,
  memberId: string,
  memberEventId: string,
): Promise<MemberEventRow | null> {
  const [row] = await event.prepared(reader, { memberId, memberEventId });
  return row ?? null;
}

const orders = {
  latest: { operator: '>', by: 'e.start_at', direction: 'asc' },
  past: { operator: '<=', by: 'e.ends_at', direction: 'desc' },
} as const satisfies Record<EventSort, unknown>;

/** Whose list of what is asked for at `now`. */
type ListQuestion = Omit<EventListInput, 'sort'> & { readonly memberId: string; readonly now: Date };

const listOf = ({ operator, by, direction }: (typeof orders)[EventSort]) =>
  query((db, { memberId, category, type, after, count, now }: ListQuestion) =>
    seenBy(db, memberId)
      .where('e.status', '=', 'PUBLISHED')
      .where('e.ends_at', operator, now)
      .where(sql<SqlBool>`(${type}::text is null or e.type = ${type})`)
      .where(
        sql<SqlBool>`(${category}::text is null or coalesce(e.category, ${defaultCategory.category}) = ${category})`,
      )
      .orderBy(by, direction)
      .orderBy('e.member_event_id')
      .limit(count)
      .offset(after),
  );
const lists = { latest: listOf(orders.latest), past: listOf(orders.past) };

/** One list of events at `now`, in order, from `after` on (EVT-08); without the canceled ones. */
export function listEvents(
  reader: Reader,
  memberId: string,
  { sort, ...input }: EventListInput,
  now: Date,
): Promise<readonly MemberEventRow[]> {
  return lists[sort].prepared(reader, { ...input, memberId, now });
}

/**
 * What a member's calendar shows: published events that end after `endingAfter`, and the canceled ones that were
 * answered.
 */
export function listCalendarEvents(tx: Tx, memberId: string, endingAfter: Date): Promise<readonly MemberEventRow[]> {
  return seenBy(tx, memberId)
    .where('e.ends_at', '>', endingAfter)
    .where((eb) => eb.or([eb('e.status', '=', 'PUBLISHED'), eb('r.status', 'is not', null)]))
    .orderBy('e.ends_at')
    .orderBy('e.member_event_id')
    .limit(sql.lit(1000))
    .execute();
}
