import { z } from 'zod';
import type { Tx } from '../../../base/sql/db.ts';
import { jsonColumn } from '../../../base/sql/fragments.ts';
import type { EarlierDates } from '../types.ts';

const before = jsonColumn(
  'session_change',
  'before',
  z.strictObject({
    startAt: z.nullable(z.string()),
    endAt: z.nullable(z.string()),
    cancelled: z.boolean(),
    meetings: z.array(
      z.strictObject({
        meetingNumber: z.number(),
        title: z.string(),
        startAt: z.string(),
        endAt: z.string(),
        revision: z.number(),
      }),
    ),
  }),
);

/** Sessions whose dates have changed since the last mail about them. */
export async function listChangedSessions(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('session_change').select('session_id').orderBy('session_id').limit(100).execute();
  return rows.map((row) => row.session_id);
}

/** Removes the change and returns the dates before it; null when it was removed before. */
export async function removeChange(tx: Tx, sessionId: string): Promise<EarlierDates | null> {
  const removed = await tx
    .deleteFrom('session_change as c')
    .where('c.session_id', '=', sessionId)
    .returning(before('c').as('before'))
    .executeTakeFirst();
  return removed?.before ?? null;
}
