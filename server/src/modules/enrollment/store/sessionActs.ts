import type { SessionAct, SessionDatesPart } from '@atrium/domain/session/changeDates.ts';
import { z } from 'zod';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, jsonColumn } from '../../../base/sql/fragments.ts';

const dates = z.strictObject({
  status: z.enum(['PLANNED', 'CANCELED']),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  meetings: z.array(z.strictObject({ id: z.string(), title: z.string(), start: z.string(), end: z.string() })),
});
const before = jsonColumn('session_act', 'before', dates);
const after = jsonColumn('session_act', 'after', dates);

/** An act on the dates of a session that is kept, so that it can be taken back. */
export interface KeptAct {
  readonly before: SessionDatesPart;
  readonly after: SessionDatesPart;
  readonly lines: readonly string[];
  readonly actedBy: string;
  readonly now: Date;
  readonly openUntil: Date;
}

/** Keeps an act in place of the one before. */
export async function saveSessionAct(tx: Tx, sessionId: string, act: KeptAct): Promise<void> {
  const values = {
    before: JSON.stringify(act.before),
    after: JSON.stringify(act.after),
    lines: [...act.lines],
    acted_by: act.actedBy,
    acted_at: act.now,
    open_until: act.openUntil,
  };
  await tx
    .insertInto('session_act')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
}

/** The last act on the dates of a session, with the name of who did it; null for none. */
export async function findSessionAct(tx: Tx, sessionId: string): Promise<SessionAct | null> {
  const row = await tx
    .selectFrom('session_act as a')
    .leftJoin('member as m', 'm.member_id', 'a.acted_by')
    .select((eb) => [
      before('a').as('before'),
      after('a').as('after'),
      'a.lines',
      eb.fn.coalesce('m.display_name', 'a.acted_by').as('actedBy'),
      epochMillis(eb.ref('a.acted_at')).as('actedAt'),
      epochMillis(eb.ref('a.open_until')).as('openUntil'),
    ])
    .where('a.session_id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
}

export async function removeSessionAct(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('session_act').where('session_id', '=', sessionId).execute();
}
