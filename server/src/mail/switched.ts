import type { Tx } from '../base/sql/db.ts';

/** Whether the team has switched a letter off, so that none of its mails is sent (RUN-01). */
export async function isLetterOff(tx: Tx, letter: string): Promise<boolean> {
  const row = await tx.selectFrom('letter_switch').select('letter').where('letter', '=', letter).executeTakeFirst();
  return row !== undefined;
}
