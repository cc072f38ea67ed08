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

/** Sessions whose dates have changed since the last mail about them, without those whose mails still wait. */
export async function listChangedSessions(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('session_change')
    .select('session_id')
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .orderBy('session_id')
    .limit(100)
    .execute();
  return rows.map((row) => row.session_id);
}

/**
 * Has the mails about a change wait until an instant, with these words, after those before where they are added (D96).
 * The caller holds the lock of the document.
 */
export async function saveHold(
  tx: Tx,
  sessionId: string,
  { until, words, isAdded }: { readonly until: Date; readonly words: string; readonly isAdded: boolean },
): Promise<void> {
  const held = await tx
    .selectFrom('session_change')
    .select('words')
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  const said = [isAdded ? (held?.words ?? '') : '', words].filter((each) => each !== '');
  await tx
    .updateTable('session_change')
    .set({ held_until: until, words: said.join('\n\n') })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Removes the words of mails that wait, and locks them; false when they have left. */
export async function removeWords(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .updateTable('session_change')
    .set({ words: '' })
    .where('session_id', '=', sessionId)
    .where('held_until', 'is not', null)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a change whose mails do not wait at `now`, and returns the dates before it, with what the team adds to the
 * mails; null when it was removed before, or waits by now.
 */
export async function removeChange(
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<{ readonly before: EarlierDates; readonly words: string } | null> {
  const removed = await tx
    .deleteFrom('session_change as c')
    .where('c.session_id', '=', sessionId)
    .where((eb) => eb.or([eb('c.held_until', 'is', null), eb('c.held_until', '<=', now)]))
    .returning([before('c').as('before'), 'c.words'])
    .executeTakeFirst();
  return removed ?? null;
}
