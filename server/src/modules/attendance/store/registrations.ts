import type { Tx } from '../../../base/sql/db.ts';

interface Key {
  readonly memberId: string;
  readonly sessionId: string;
  /** The link of the room. */
  readonly link: string;
}

/** A member's own address of a room; null unless registered for this one. */
export async function findJoinUrl(tx: Tx, { memberId, sessionId, link }: Key): Promise<string | null> {
  const row = await tx
    .selectFrom('meeting_registration')
    .select('join_url as joinUrl')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('link', '=', link)
    .executeTakeFirst();
  return row?.joinUrl ?? null;
}

/** Records a registration at the meeting provider. */
export async function saveRegistration(
  tx: Tx,
  { memberId, sessionId, link }: Key,
  { registrantId, joinUrl }: { readonly registrantId: string; readonly joinUrl: string },
): Promise<void> {
  const own = { registrant_id: registrantId, join_url: joinUrl, link };
  await tx
    .insertInto('meeting_registration')
    .values({ member_id: memberId, session_id: sessionId, ...own })
    .onConflict((conflict) => conflict.columns(['member_id', 'session_id']).doUpdateSet(own))
    .execute();
}
