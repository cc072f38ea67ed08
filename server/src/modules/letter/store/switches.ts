import type { Db, Tx } from '../../../base/sql/db.ts';
import type { LetterCount, LetterSwitch } from '../types.ts';

/** The letters that are switched off. */
export function listSwitches(db: Db): Promise<LetterSwitch[]> {
  return db.selectFrom('letter_switch').select(['letter', 'off_since as offSince']).execute();
}

/** Switches a letter off; false when it was off already. */
export async function addSwitch(tx: Tx, letter: string, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('letter_switch')
    .values({ letter, off_since: now })
    .onConflict((conflict) => conflict.column('letter').doNothing())
    .returning('letter')
    .executeTakeFirst();
  return added !== undefined;
}

/** Switches a letter on again; since when it was off, or null when it was on already. */
export async function removeSwitch(tx: Tx, letter: string): Promise<Date | null> {
  const removed = await tx
    .deleteFrom('letter_switch')
    .where('letter', '=', letter)
    .returning('off_since as offSince')
    .executeTakeFirst();
  return removed?.offSince ?? null;
}

/** How many mails there were since an instant, by their letter. */
export async function countMails(db: Db, since: Date): Promise<LetterCount[]> {
  const rows = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      'letter',
      fn.count('sent_at').as('sent'),
      fn.countAll().filterWhere('withheld', '=', 'LETTER_OFF').as('withheld'),
    ])
    .where('created_at', '>=', since)
    .groupBy('letter')
    .execute();
  return rows.map(({ letter, sent, withheld }) => ({ letter, sent: Number(sent), withheld: Number(withheld) }));
}
