import type { EventBody } from '@atrium/domain/event/eventDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** An event as its document has it; null for an unknown one. */
export async function findEventBody(tx: Tx, memberEventId: string): Promise<EventBody | null> {
  const row = await tx
    .selectFrom('member_event')
    .selectAll()
    .where('member_event_id', '=', memberEventId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const keyword = (key: string | null, label: string | null) => (key === null ? null : { key, label: label ?? '' });
  return {
    title: row.title,
    subtitle: row.subtitle,
    details: row.details,
    status: row.status === 'CANCELED' ? 'CANCELED' : 'PUBLISHED',
    start: row.start_at.toISOString(),
    end: row.end_at?.toISOString() ?? null,
    timeZone: row.time_zone,
    picture: row.hero_image_url,
    type: keyword(row.type, row.type_label),
    category: keyword(row.category, row.category_label),
    room: row.zoom_link,
    recording: row.recording_url,
  };
}

/** Adds an event, or changes the one of this id; triggers make those who attend know of it. */
export async function saveEventRow(tx: Tx, memberEventId: string, body: EventBody): Promise<void> {
  const values = {
    title: body.title,
    subtitle: body.subtitle,
    details: body.details,
    status: body.status,
    start_at: new Date(body.start),
    end_at: body.end === null ? null : new Date(body.end),
    time_zone: body.timeZone,
    hero_image_url: body.picture,
    type: body.type?.key ?? null,
    type_label: body.type?.label ?? null,
    category: body.category?.key ?? null,
    category_label: body.category?.label ?? null,
    zoom_link: body.room,
    recording_url: body.recording,
  };
  await tx
    .insertInto('member_event')
    .values({ member_event_id: memberEventId, ...values })
    .onConflict((conflict) => conflict.column('member_event_id').doUpdateSet(values))
    .execute();
}

export async function removeEventRow(tx: Tx, memberEventId: string): Promise<void> {
  await tx.deleteFrom('member_event').where('member_event_id', '=', memberEventId).execute();
}

/** How many attend an event, and how many have ever answered it or were invited to it. */
export async function countAnswers(
  tx: Tx,
  memberEventId: string,
): Promise<{ readonly attending: number; readonly answered: number; readonly invited: number }> {
  const { attending, answered } = await tx
    .selectFrom('member_event_rsvp')
    .select(({ fn }) => [
      fn.countAll().filterWhere('status', '=', 'ACTIVE').as('attending'),
      fn.countAll().as('answered'),
    ])
    .where('member_event_id', '=', memberEventId)
    .executeTakeFirstOrThrow();
  const { invited } = await tx
    .selectFrom('event_invitation')
    .select(({ fn }) => fn.countAll().as('invited'))
    .where('member_event_id', '=', memberEventId)
    .executeTakeFirstOrThrow();
  return { attending: Number(attending), answered: Number(answered), invited: Number(invited) };
}

/** The events for the lists of the staff; the newest begin last. */
export function listEventRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('member_event as e')
    .select((eb) => [
      'e.member_event_id as id',
      'e.title',
      eb('e.status', '=', 'PUBLISHED').as('isPublished'),
      'e.start_at as newestAt',
    ]);
}
